"""Tell Chinese and Japanese apart, whose bytes in GB 18030 and EUC-JP are alike, by the usual ones."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

_USUAL: Mapping[str, str] = MappingProxyType(
    {
        "gb18030": (
            "的一是不了人我在有他这中大来上个国到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后"
            "小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长"
            "知民样现分将外但身些与高意进把法此实回二理美点月明其种声全工己话儿者向情部正名定女问力机给等几很业最"
            "间新什打便位因重被走电四第门相次东政海口使教西再平真听世气信北少关并内加化由却代军产入先山五太水万市"
            "眼体别处总才场师书比住员九性通目华报立马命张活难神数件安表原车白应路期叫死常提感金何更反合放做系计或"
            "司利受光王果亲界及今京务制解各任至清物台象记边共风战干接它许八特望直服林题建南度统色字请交爱让认算论"
            "百吃义科元社术结六功指思非流每青管夫连远资队带花快条院变联言权往展该领传近留红治决周保达办运武半候七"
            "必城父强步完革深区求品士转量空众技轻程告江语英基派满式李息写识极令黄德收钱未持取设始版双历史商千片容"
            "研找友孩站广改议形委早房音火际则首单据导影失网专石校读志观争究包组造落视济喜离坏良优格否护客户订价销"
            "售状态类型项称码号址龄姓医农陈刘杨赵吴婚硕初低午晚苹蓝绿黑"
        ),
        "euc-jp": (
            "日一国会人年大十二本中長出三同時政事自行社見月分議後前民生連五発間対上部東者党地合市業内相方四定今回"
            "新場金員九入選立開手米力学問高代明実円関決子動京全目表戦経通外最言氏現理調体化田当八六約主題下首意法"
            "不来作性的要用制治度務強気小七成期公野協取都和統以機平総加山思家話世受区領多県続進正安設保改数記院女"
            "初北午指権心界支第産結百派点教報済書府活原先共得解名交資予川向際査勝面委告軍文反元重近千考判認画海参"
            "売利組知案道信策集在件団別物側任引使求所次水半品昨論計死官増係感特情投示変打男基私各始島直両朝革価式"
            "確村提運終挙果西勢減台広容必応演電歳住争談能無再位置企真流格有疑口過局少放税検藤町常校料沢裁状工建語"
            "球営空職証土与急止送援供可役構木割聞身費付施切由説転食比難防補車優夫研収断井何南石足違消境神番規術護"
            "展態導備宅害配副算視条独警宮究育席輸訪楽起万着乗店述残想線率病農州武声質念待試族象銀域助労例衛然早張"
            "映限親額監環験追審商葉義伝働形景落担好退準賞訴辺造英被株頭技低毎医復仕去味負閣渡失移差衆個門写評課末"
            "守若極種美岡影命含福量望松非佐観察整段横融型白深字答夜製票況音申様財港識注呼達色赤青黄緑黒鈴橋伊林師"
            "類客顧既未婚卒秀良悪昼完"
        ),
    }
)
"""The most frequent characters of each language: half of a text, and a tenth of one in another encoding."""
TOLD_APART = tuple(_USUAL)
"""Encodings that usual characters tell apart."""
_CLEARER = 2
"""By how many more usual characters than the other an encoding needs; and by how many times as many."""


def by_usual_characters(text: bytes) -> str | None:
    """Return which of two encodings a text is in, both of which read it; None where that is not clear."""
    counts = {name: len({*text.decode(name, errors="ignore")} & {*usual}) for name, usual in _USUAL.items()}
    best, other = sorted(counts, key=lambda name: -counts[name])
    is_clear = counts[best] >= max(counts[other] * _CLEARER, counts[other] + _CLEARER)
    return best if is_clear else None
