import type { Bound } from '../figure.ts'
import { phrases } from '../phrases.ts'

/** Right before a figure. */
export const boundsBefore = phrases<Bound>([
  [
    'from|frm|starting from|starting at|starts from|starting @|starts @|start @|from @|starts at|start from|start at|begins at|beginning at|as low as|as little as|onwards from',
    'from',
  ],
  ['من|ابتداء من|بدءا من|بداية من|تبدا من|يبدا من|تبدأ ب|يبدأ ب|اعتبارا من|انطلاقا من|ابتدا من', 'from'],
  [
    'up to|upto|up-to|as much as|as high as|as many as|till|til|until|لغايه|لغاية|حتى|لحد|لحد ما|لين|تصل الى|يصل الى|تصل ل|يصل ل|وصولا الى|قد تصل الى',
    'upTo',
  ],
  [
    'min|min.|minimum|minimum of|minimum is|a minimum of|at least|atleast|no less than|not less than|not below|≥|>=|starting minimum',
    'min',
  ],
  [
    'الحد الادنى|حد ادنى|بحد ادنى|كحد ادنى|على الاقل|لا يقل عن|لا تقل عن|ما يقل عن|ما ينزل عن|لا ينزل عن|لا يقل|بما لا يقل عن|ما نزل عن|ما ينقص عن|لا ينقص عن|ما قل عن|ادنى|اقل شي|الادنى',
    'min',
  ],
  [
    'max|max.|maximum|maximum of|a maximum of|no more than|not more than|not exceeding|does not exceed|do not exceed|not exceed|at most|capped at|capped @|cap @|max @|cap at|cap|capped|cap of|capped to|limited to|≤|<=',
    'max',
  ],
  [
    'الحد الاقصى|حد اقصى|بحد اقصى|كحد اقصى|حد اعلى|الحد الاعلى|الاعلى|بحد اعلى|كحد اعلى|بسقف|اقصى|على الاكثر|لا يتجاوز|لا تتجاوز|ما يتجاوز|ما تتجاوز|لا يزيد عن|لا تزيد عن|لا يزيد على|لا تزيد على|ما يزيد عن|بما لا يتجاوز|بما لا يزيد عن|اكثر شي',
    'max',
  ],
  [
    'within|with in|w/in|w/ in|in first|in the first|in your first|within first|within the first|during the first|خلال اول|in as little as|in just|in only|خلال|في غضون|ضمن|في خلال',
    'within',
  ],
  [
    'over|more than|above|exceeding|in excess of|exceeds|greater than|beyond|>|اكثر من|ازيد من|اعلى من|تتجاوز|يتجاوز|فوق|يفوق|تفوق|يزيد عن|تزيد عن|يزيد على|تزيد على|ما يزيد على|بما يزيد عن',
    'over',
  ],
  ['under|below|less than|lower than|fewer than|<|اقل من|دون|تحت|ادنى من', 'max'],
  [
    'about|approx|approx.|approximately|around|circa|nearly|almost|roughly|~|≈|حوالي|تقريبا|نحو|زهاء|قرابه|ما يقارب',
    'about',
  ],
])

/** Before a figure with the words for what it limits between them: "minimum salary of". */
export const boundsAfar = phrases<Bound>([
  ['starting|starts', 'from'],
  ['min|min.|minimum|الحد الادنى|حد ادنى|بحد ادنى|ادنى|اقل|لا تقل|لا يقل', 'min'],
  ['max|max.|maximum|الحد الاقصى|حد اقصى|بحد اقصى|اقصى|اعلى|لا تتجاوز|لا يتجاوز|لا تزيد|لا يزيد', 'max'],
])

/** "Reaches … to": with the words for what does so between them. */
export const reaches = /^[وف]?(?:[تيس]+صل|[تي]وصل|وصل|وصلت|واصل|وصول|وصولا|up|reach|reaches|reaching)$/

export const boundsAfter = phrases<Bound>([
  [
    'or more|and more|& above|& more|& over|and beyond|or above|and above|or over|and over|or higher|and up|+|onwards and above',
    'min',
  ],
  [
    'minimum|min|min.|at least|as a minimum|كحد ادنى|حد ادنى|بحد ادنى|على الاقل|فاكثر|او اكثر|فما فوق|وما فوق|او اعلى|وفوق|واكثر',
    'min',
  ],
  [
    'maximum|max|max.|at most|or less|or below|or fewer|as a maximum|tops|كحد اقصى|حد اقصى|بحد اقصى|على الاكثر|فاقل|او اقل|فما دون|وما دون|وبس',
    'max',
  ],
  ['onwards|onward|and upwards|فصاعدا', 'from'],
  ['approximately|approx|approx.|or so|تقريبا', 'about'],
])

/** Of a date. */
export const boundsOfDate = phrases<Bound>([
  [
    'till|til|until|upto|up to|up to and including|until and including|by|before|ends|ending|ends on|ending on|end on|expires|expires on|closes|closes on|closing on|valid to|valid thru|through|no later than|latest|till end of|until end of|end of|last date|last day|closing date',
    'max',
  ],
  [
    'حتى|لغايه|لين|لحد|قبل|ينتهي في|تنتهي في|ينتهي|تنتهي|الى|بتاريخ اقصاه|لنهايه|نهايه|حتى نهايه|لغايه نهايه|اخر يوم|اخر موعد',
    'max',
  ],
  ['from|starting|starts|starting from|starts on|after|من|ابتداء من|بدءا من|اعتبارا من|بعد|يبدا في', 'from'],
])
