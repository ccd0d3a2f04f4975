import { foldWord } from '../fold.ts'

/** What is counted on a bank's pages: its name in both languages, under the name that both are compared by. */
const rows: [name: string, english: string, arabic: string][] = [
  ['visit', 'visit visits access accesses entry entries', 'زيارة زيارات دخول'],
  ['branch', 'branch branches', 'فرع فرعا فروع'],
  ['atm', 'atm atms cdm cdms', 'صراف صرافا صرافات'],
  ['country', 'country countries', 'دولة دول بلد بلدا بلدان'],
  ['currency', 'currency currencies', 'عملة عملات'],
  ['lounge', 'lounge lounges', 'صالة صالات'],
  ['airport', 'airport airports', 'مطار مطارا مطارات'],
  ['partner', 'partner partners', 'شريك شريكا شركاء'],
  ['city', 'city cities', 'مدينة مدن'],
  ['card', 'card cards', 'بطاقة بطاقات'],
  ['account', 'account accounts', 'حساب حسابا حسابات'],
  ['document', 'document documents', 'مستند مستندا مستندات وثيقة وثائق'],
  ['transaction', 'transaction transactions txn txns', 'معاملة معاملات عملية عمليات'],
  ['transfer', 'transfer transfers', 'تحويل تحويلا تحويلات حوالة حوالات'],
  ['withdrawal', 'withdrawal withdrawals', 'سحب سحبا سحوبات'],
  ['cheque', 'cheque cheques check checks leaf leaves', 'شيك شيكا شيكات'],
  ['customer', 'customer customers client clients', 'عميل عميلا عملاء زبون زبائن'],
  ['person', 'person persons people', 'شخص شخصا أشخاص'],
  ['guest', 'guest guests', 'ضيف ضيفا ضيوف'],
  ['member', 'member members', 'عضو عضوا أعضاء فرد أفراد'],
  ['child', 'child children kid kids', 'طفل طفلا أطفال'],
  ['instalment', 'instalment instalments installment installments emi emis', 'قسط قسطا أقساط دفعة دفعات'],
  ['ticket', 'ticket tickets', 'تذكرة تذاكر'],
  ['night', 'night nights', 'ليلة ليال ليالي'],
  ['trip', 'trip trips', 'رحلة رحلات'],
  ['ride', 'ride rides', 'مشوار مشوارا مشاوير'],
  ['offer', 'offer offers', 'عرض عرضا عروض'],
  ['outlet', 'outlet outlets store stores', 'متجر متجرا متاجر محل محلات'],
  ['restaurant', 'restaurant restaurants', 'مطعم مطعما مطاعم'],
  ['merchant', 'merchant merchants', 'تاجر تاجرا تجار'],
  ['brand', 'brand brands', 'علامة علامات'],
  ['hotel', 'hotel hotels', 'فندق فندقا فنادق'],
  ['service', 'service services', 'خدمة خدمات'],
  ['step', 'step steps', 'خطوة خطوات'],
  ['star', 'star stars', 'نجمة نجوم'],
  ['employee', 'employee employees', 'موظف موظفا موظفين موظفون'],
  ['signature', 'signature signatures', 'توقيع تواقيع'],
  ['prize', 'prize prizes winner winners', 'جائزة جوائز فائز فائزا فائزين فايز فايزين رابح رابحا رابحين'],
  ['vehicle', 'vehicle vehicles car cars', 'سيارة سيارات مركبة مركبات'],
  ['property', 'property properties', 'عقار عقارا عقارات'],
  ['fund', 'fund funds', 'صندوق صندوقا صناديق'],
  ['share', 'share shares', 'سهم سهما أسهم'],
  ['market', 'market markets', 'سوق سوقا أسواق'],
  ['gram', 'g gram grams', 'جرام جراما جرامات غرام غراما غرامات'],
  ['kilometre', 'km kms kilometre kilometres kilometer kilometers', 'كيلومتر كيلومترا كيلومترات كم'],
  ['metre', 'metre metres meter meters', 'متر مترا أمتار'],
]

const names = new Map(
  rows.flatMap(([name, english, arabic]) =>
    `${english} ${arabic}`.split(' ').map((word) => [foldWord(word), name] as const),
  ),
)

export function countedName(word: string): string | undefined {
  return names.get(word)
}

/** The name of an English noun in the plural that is in no table: "steps" is "step". */
export function nameOfPlural(word: string): string | undefined {
  if (!/^[a-z]{3,}s$/.test(word) || word.endsWith('ss') || notNouns.has(word)) return undefined
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.replace(/(?<=ch|sh|x|ss)es$|s$/, '')
}

const notNouns = new Set(
  'this thus plus across was has does its his hers yours always onwards upwards downwards terms conditions perhaps towards besides less us is as gives gets earns pays saves offers applies includes covers starts ends costs lets makes takes brings comes means works helps days'.split(
    ' ',
  ),
)

/** Words that end the search for what is counted. */
export const endOfNoun = new Set(
  'of in to and or the a an per for with is are was on at by from if when as than then get earn enjoy pay save win off only each every within until till up over under more less your you our we it that this if who will can may must has have no not من في الى على عن او و كل لكل مع عند بدون حتي خلال لمده عبر ثم هو هي ان لا'.split(
    ' ',
  ),
)
