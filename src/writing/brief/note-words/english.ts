import { givenNames } from './given-names.ts'

/** For folded text. Who among colleagues is asked, and what their work is about. */
const people =
  "legal|compliance|treasury|marketing|mktg|mgmt|management|shari'?ah? (?:dept|department|board|team)|the (?:agency|boss|client|ceo|cmo|regulator)|(?:team|product) lead|head of \\w+|(?:design|brand|digital|product|risk|finance) team"
const verbs =
  'mention|say|write|use|put|add|include|show|talk|repeat|forget|print|publish|call|quote|copy|promise|claim|reveal|translate'
const parts =
  'headline|hero|banner|buttons?|cta|ctas|fonts?|logos?|emojis?|sections?|paragraphs?|bullets?|tagline|titles?(?! deed)|tone|copy(?! of)|wording|photos?|pictures?|pics?|images?|imgs?|visuals?|layout|page|qr code|footer|footnotes?|disclaimer|small print|brochure|website|links?|listing|paras?|blurb|boilerplate|keywords?|last line|line \\d'

/** Whose offers are named among colleagues alone. */
export const otherBanks =
  'adcb|fab|mashreq(?! metro)|rakbank|dib|adib|cbd|hsbc|citi|citibank|standard chartered|scb|wio|cbi|barclays|ajman bank|sharjah islamic'
/** Where and how colleagues keep what they work on. */
const files =
  'share ?point|one ?drive|google drive|drop ?box|we ?transfer|jira|confluence|slack|trello|asana|photoshop|canva|indesign|(?:shared?|drive|common) (?:folder|drive)|the folder|excel (?:sheet|file)|the (?:excel|tracker)'

/** What colleagues do for a page. */
const deeds =
  'send(?:s|ing)?|sent|share[sd]?|sharing|bring(?:s|ing)?|write[s]?|writing|wrote|draft(?:s|ed|ing)?|check(?:s|ed|ing)?|confirm(?:s|ed|ing)?|approve[sd]?|review(?:s|ed|ing)?|translat(?:e|es|ed|ing)|provide[sd]?|providing|upload(?:s|ed|ing)?|update[sd]?|updating|handle[sd]?|handling|ask(?:s|ed|ing)?|want(?:s|ed)?|insist(?:s|ed)?|prefer(?:s|red)?|think(?:s)?|thought|say(?:s|ing)?|said|told|flag(?:s|ged)?|call(?:ed|ing)?|mail(?:s|ed)?|emailed|forward(?:s|ed)?|read(?:s)? (?:it|them|this) out|deliver(?:s|ed|ing)? the|does the|doing the|shoot(?:s|ing)?|design(?:s|ed|ing)|work(?:s|ed|ing) on|owns|signs? off|decid(?:e|es|ed)|chas(?:es|ed|ing)|away|out (?:of|till|until|on)|on (?:leave|holiday|vacation)|back (?:on|by|from)|(?:is )?(?:off|sick)|finaliz(?:es|ing)|prepar(?:es|ing|ed)|hates?|likes?|loves? the|complained|promised|noticed|needs? (?:the|a|to)|not sure|no idea'

/** What nobody has confirmed yet. */
export const unconfirmedEnglish = [
  /(?<!\b(?:no|without|stop) )\b(?:guess|guessing|guessed|guesstimate)\b|\b(?:placeholders?|illegible|unreadable|garbled|handwritten|smudged)\b|\b(?:scan|page|text|table|line|rest) (?:is |was |got )?(?:cut off|lost|missing|blurred|blurry)\b|\b(?:got lost|missing from the|hard to read|no clue)\b|^awaiting\b/,
  new RegExp(`\\b(?:still|stuck|now) with (?:${people})(?!\\p{L})`, 'u'),
  /\bstill (?:negotiating|arguing|debating|fighting|talking|in talks|unclear|open|missing|pending|unsure)\b|\b(?:under|in) negotiations?\b|\bsign[- ]?off (?:pending|missing|needed|outstanding|tbc)\b|\b(?:can't|cannot|cant|couldn't|could not) (?:remember|recall|read my|hear|find out)\b|\b(?:or|could be|might be|may be) (?:that|so) (?:i|we) (?:think|heard)\b/,
  new RegExp(
    `\\b(?:waiting|pending) (?:for |on )?(?:${people})\\b|\\bsubject to (?:change|revision) by (?:${people})\\b`,
  ),
  /\bto be (?:revised|reviewed|amended|changed|aligned|discussed|signed)\b|\b(?:nobody|no one) knows (?:if|whether|yet)\b|^will be \d/,
  /\b(?:fees?|rates?|prices?|limit|cap) will (?:go up|go down|increase|decrease)\b/,
  /\b(?:tbc|tbd|tba|tbv|wip|unconfirmed|provisional|placeholder|x{2,})\b|\?{2,}|؟{2,}|\?!|!\?/,
  /\b(?:has|have|needs?|still|yet) to be (?:approved|reviewed|finali[sz]ed|signed)\b|\bfinal (?:numbers?|figures?|rates?|copy)\b|\b(?:coming|due|expected) (?:next week|soon|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b/,
  /\bto be (?:confirmed|decided|checked|agreed|advised|added|finali[sz]ed|updated|validated)\b|\bunder (?:discussion|negotiation)\b|\bnot (?:yet |been )*(?:final|confirmed|approved|signed off)\b/,
  /\b(?:pending|awaiting) (?:\w+ )?(?:approval|legal|compliance|confirmation|sign-?off|treasury)\b|^(?:still )?pending\s*[!.]*$/,
  /\bsubject to (?:mgmt|management|legal|compliance|treasury|budget|internal|marketing|shari'?ah?) (?:approval|sign-?off|confirmation)/,
  new RegExp(`\\b(?:still )?waiting (?:for|on) (?:${people}|approval|confirmation|final|the final)\\b`),
  /\b(?:pls|plz|please|must|need to|needs to|should) (?:re-?|double[- ])?(?:confirm|check|verify|approve|advise)\b/,
  /\bto (?:confirm|check|verify|approve|advise|validate|review)\s*[!.)]*$/,
  /^\W{0,4}(?:re-?)?(?:check|confirm|verify|validate)(?: (?:this|it|again|first))?\s*[!.]*$/,
  new RegExp(
    `\\b(?:check|confirm|clear|verify|align|agree)\\w*\\b.{0,20}\\b(?:with|w/|by) ?(?:${people})\\b`,
  ),
  /^needs? (?:approval|sign-?off|confirmation|review|checking)\b|\b(?:double|cross)[- ]?check\b|\bcheck (?:if|whether) we\b|\b(?:(?<!(?:you are|you're) )not sure|i think|i guess|maybe|perhaps|idk|iirc|afaik|dunno|don't know|no idea|inshallah|insha ?allah)\b/,
  /\b(?:check|verify|clarify) (?:with|w\/) ?(?!us\b|your?\b|our\b|a \b|the (?:bank|merchant|dealer|branch|seller))\p{L}/u,
  new RegExp(
    `\\b(?:${people}) (?:may|might|could|will)\\b|\\b(?:if|unless) .{0,40}\\b(?:approved|confirmed)\\b`,
  ),
  /^(?:still )?waiting (?:for|on)\b|\bstill (?:review|check|wait|pending|discuss|decid)|\b(?:pls|plz|please) (?:update|fix|correct|change|replace)\b/,
  /\b(?:may|might|could|will) (?:still )?change (?:next|soon|before|after|by|later)\b|^(?:draft|old|rough|dummy) (?:figures?|rates?|numbers?|prices?|fees?|copy)\b/,
]

/** Orders, questions and remarks among colleagues, whoever they are. */
export const ordersEnglish = [
  /\b(?:note|reminder|memo) (?:to|2|for) (?:self|myself|me|the team)\b|\b(?:ask|tell|ping|email|call|remind|chase) (?!us\b|your?\b|our\b|a\b|the\b|for\b)\p{L}{3,} (?:abt|about|if|whether|re)(?!\p{L})/u,
  /^(?:the )?client (?:changed|loves?|likes?|hates?|wants?|says?|said|is|was|has|had|not|keeps?|asked|will|may|might|still|insists?|prefers?|thinks?|needs?|feedback|comments?|side)\b|\b(?:feedback|comments?)\s*:/,
  /\b(?:code ?name|working (?:title|name)|internally (?:we|it|called|known)|soft launch|staff only|pilot (?:only|first)|not for customers)\b|^project \p{L}+\W*$/u,
  /\b(?:stand-?up|kick-?off (?:call|meeting|deck|notes)|catch-?up (?:call|with)|debrief)\b|\b(?:call|meeting|workshop|session) (?:ended|ran|was|started|moved|got|overran)\b|\bran out of (?:time|space|battery)\b|\bjoined (?:halfway|late|the (?:call|meeting)|from)\b/,
  /\b(?:utm|tracking (?:pixel|code|link)|pixel needed|a\/b test|retargeting|remarketing|media plan|analytics tag|h1|meta tags?)\b/,
  /^(?:be )?careful (?:with|about) (?:the|this|that|claims|words?|wording)\b|^(?:the )?(?:shorter|simpler|fewer|less|quicker) the better\b|^use (?:arabic|western|english|british|american|us|uk|sentence case|title case|caps|numerals|digits|short|plain|simple|bullets?)\b|:\s*no ["'‘“]|^\d (?:versions?|options?|drafts?|variants?)\b/,
  /^from (?:the |my |our |an? )?(?:\p{L}+ ){0,2}(?:deck|pdf|mail|e-?mail|call|meeting|sheet|brochure|chat|slides?|workshop)(?!\p{L})|\b(?:slide|tab) \d/u,
  new RegExp(
    `(?<!\\p{L})(?:sent|forwarded|passed|escalated|handed) (?:it |this |them )?to (?:${givenNames}|${people})(?!\\p{L})|^\\p{L}{3,12} (?:from|in) (?:risk|legal|ops|product|finance|marketing|treasury|compliance|brand|design|pricing) (?:is|was|says|said|has|will|wants|thinks)(?!\\p{L})`,
    'u',
  ),
  /^(?:do not|don't|dont) (?:launch|publish|post|touch|translate|proofread)\b|^(?:launching|goes out|going out) (?:with|in|on|before|after)\b|\bbear with me\b|^(?:scribbled|jotted|dictated|scanned)\b|\bbudget for\b|\bwhen pasting\b/,
  // Who wrote it, on what and from where.
  /\b(?:from|on|in|see|per|off) my (?:call|chat|e?-?mail|notes?|side|other|last|earlier|phone|laptop|desk|head)\b|(?<!\b(?:you|customers|clients|who|ve|have) )\b(?:gave|told|sent|forwarded|showed|asked) (?:me|us)\b(?! for)|\b(?:don't|dont|do not) ask me\b|\b(?:let me know|lmk)\b|\b(?:questions?|doubts?|unclear),? (?:pls |please |just )?(?:call|ask|ping|text|mail) me\b/,
  /^(?:spoke|talked|chatted|asked|heard|pasted|pasting|copied|copying|typed|typing|apologies|excuse|forgive|hopefully|hope (?:this|that|it|you|u)|whatever (?:works|you (?:think|like|prefer)))\b(?! (?:for|and) .{0,30}\byou)/,
  /\b(?:he|she)(?:(?: is|['’]s) (?:fine|ok|happy|checking|asking|on|away|back|sending|not|off|covering|working|chasing)| (?:says|said|thinks|thought|told|asked|sent|wants|knows|confirmed|promised))\b/,
  new RegExp(
    `^(?:${givenNames})['’]s (?:on|off|away|out|not|still|checking|sick|back|covering|doing|sending|deck|mail|notes?|version|words?|comments?)(?!\\p{L})`,
    'u',
  ),
  /\b(?:below|above|attached|here) (?:is|are|was|were) (?:what|from|last (?:year|month|week)|the|copied|pasted)\b|\b(?:this|these|that|it) (?:came|comes) from (?:the|my|our|a|last)\b|\b(?:this|these|that) (?:is|are|was|were) (?:from (?:my|last)|the old|last (?:year|month|week)|copied|pasted)|\b(?:numbers?|figures?|rates|fees|text|copy|stuff) (?:below|above|attached)\b|\b(?:this|the new|new|old|that) one (?:is|was|came|from|again)\b|\babout this (?:one|line|point)\b/,
  /\b(?:brochure|leaflet|deck|pdf|excel|sheet|website|site|app store text|old (?:text|copy)|formatting|format|spelling|numbers?|figures?)(?: here| there)? (?:is|are|was|were|looks?) (?:all |totally |still |a bit |way )?(?:wrong|old|outdated|out of date|off|broken|messy|a mess|strange|weird|not (?:right|updated|correct))\b/,
  /\bwe (?:changed|moved|removed|dropped|added|cut|kept|decided|discussed|debated|killed|lost|tried) (?:this|it|that|these|those|the|on|to)\b|\bneeds? to (?:go (?:out|up|live)|be (?:out|up|ready|done|live|online))\b|^need(?:s|ed)? (?:ar|en|arabic|english|it by|this|in ar|by|asap)\b|\b(?:arabic|english|ar|en) (?:version|translation|copy|text) (?:to follow|later|follows|comes|coming|is|will|needed|by|also|too)\b/,
  /\b(?:colou?rs?|fonts?|logos?|layout|background|headline|wording) (?:should|must|needs?|has to|to be|bigger|smaller|bolder|too|as in)\b|\b(?:photos?|images?|pictures?) (?:bigger|smaller|too|to be|should be|from (?:\w+ ){1,2}(?:shoot|campaign|deck|agency))\b/,
  /\b(?:some ?one|some ?body|guys|folks) (?:said|say|says|told|swears?|claims?|thinks?|insists?)\b|\bthey (?:swear|insist|keep (?:saying|changing|asking))\b|\bno (?:reply|answer|response|feedback|news) (?:yet|so far|from|since)\b|,\s*no (?:reply|answer|response|feedback|news)\W*$|\bcan(?:'t|not|t) find (?:it|this|that|the)\b/,
  /^see (?:my|other|previous|earlier|below mail|the other)\b|\b(?:committee|steerco|exco|alco) (?:meets?|decides?|will|wants?|said|says|to|has|is)\b|\bfor internal\b|\binternal (?:eyes|info|use|team|note)\b/,
  /^(?:was|were) [^,;]{1,30}\b(?:before|earlier|previously|last (?:year|month|time))\W*$|^(?:used to be|previously|formerly)\b(?!.*\bnow\b)/,
  /^(?:(?:on|in|at) the (?:call|meeting|workshop|session)|(?:on|at|in) (?:today's|yesterday's|monday's) (?:call|meeting)|present|attendees?|attending|participants on the call|apologies|(?:call|meeting|workshop) notes?|minutes(?: of.{0,30})?|notes (?:from|of) (?:the|my|our) .{2,30})\s*(?:[:–—-]|$)/,
  /^(?:page|pg|slide|sheet) \d{1,3} ?(?:of|\/) ?\d{1,3}\b|^(?:end of (?:page|document|brief|notes)|continued|cont'?d)\W*$|\boverleaf\b|\b(?:see|refer to|as per|in) (?:the )?(?:table|chart|grid) (?:above|below|attached|on (?:page|slide))\b/,
  new RegExp(
    `(?:^|[,;:–-]\\s*)(?:${people}|(?:legal|compliance) (?:team|guys)) (?!(?:required|based|related|advised|needed) )(?:only |just |also |already )?(?:\\p{L}{2,9}ed|sent|took|cut|got|went|came|left|put|made|wrote|sees?|sends?|reviews?|checks?|says|dials?)(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `^(?:${givenNames})(?: (?:and|&|\\+) (?:${givenNames}))? (?:(?:will|to|is|has|can|should|must|might|just|also) )?(?:${deeds})(?!\\p{L})`,
    'u',
  ),
  /^(?:sent|to|bcc|attachments?|importance|received|meta (?:title|description)|keywords?|url|page url|slug|cta|button(?: text)?|banner(?: size)?|illustrations?|artwork|assets?|creatives?|imagery|ref|ticket)\s*(?:[:=#]|[–—-]\s)|^section \d+\s*[:–—-]|^(?:page )?url\b|\burl should\b|^button text\b|\bbanner size\b/,
  new RegExp(`\\b(?:${files})\\b|\\w\\.(?:xlsx?|docx?|pptx?|psd|png|jpe?g|zip)\\b`),
  new RegExp(`(?<!\\p{L})(?:${otherBanks})(?!\\p{L})`, 'u'),
  /^(?:say|put|write|mention|include|add) (?:something|some ?thing|sth|smth|a (?:line|bit|sentence|note|disclaimer|link|qr)|few words)\b|^(?:say|put) (?:it|that|this|how|why)\b|\b(?:they|people|ppl|customers?|clients?) (?:always|keep|often|usually) ask/,
  /\b(?:add|write|put) ["'“‘«]|^not ["'“‘«]|\bis (?:banned|forbidden)\b/,
  /\b(?:cpl|cpa|cpc|npl|cost of funds|media (?:spend|budget|plan)|expected (?:volume|uptake)|target (?:book|volume)|casa target|conversion rate|impressions|\d leads)\b|\bwe expect \d|^(?:our )?margin (?:is |of )?\d/,
  /\bgo(?:es|ing)?[- ]live\b|\blaunch date\b|^draft v?\d|^v\d+\b|\bignore (?:v\d|the (?:old|previous|last)|this|that|my)\b|\bwe look bad\b|\bbetween us\b/,
  /^(?:leave out|omit|hide|skip|bury|exclude) .{0,40}\b(?:parts?|bits?|sections?|lines?|points?|bullets?|fees?|rates?|stuff|bottom)\b|\bat the bottom\b|\bleave (?:it |this |that |them )?out\b|^leave out\b/,
  /^(?:call|ring|text|msg|message|email|mail|ping) me\b|^my (?:mobile|cell|number|ext|extension)\b|^ext\.? ?\d{3,5}$/,
  /^(?:agreed|done|noted(?: with thanks)?|same here|fine (?:with|by|from) (?:me|us)|all good(?: from .{1,20})?|looks? good(?: to me)?|lgtm|no comments?(?: from .{1,20})?|nothing from (?:my|our) side|will (?:do|see|check)|np|correct|yes|yep)\s*[!.]*$/,
  /^use (?:\w+ )?(?:theme|colou?rs?|background|palette|template)\b|\b(?:stock|real) (?:photos?|images?)\b|\b(?:photos?|images?) only\b|^pics?\b/,
  /\b(?:cb|cbuae|central bank|regulator) (?:doesn't|does not|won't|will not|hates?|says?|said|wants?|asked|rejected|flagged)\b/,
  /^(?:what about|how about|is this (?:right|ok|correct)|are we|do we|any updates?|who (?:owns|has) )\b|\b(?:i|we|he|she|they) (?:will|'ll) (?:send|revert|come back|get back|share the|share new)\b|\bwill (?:send|revert) (?:new|the|by|it|you|asap)\b/,
  /,\s*(?:product|marketing|brand|campaign|content|digital|project) (?:manager|lead|head|owner|specialist|executive)\s*$/,
  /(?:^|[\s(])(?:pls|plz|kindly)(?![a-z])|^please\b/,
  new RegExp(
    `(?:^|[,;:(–-]\\s*|\\b(?:said|says|and|so|but)\\s+)(?:do not|don't|dont|never|not to|avoid|rather not)\\s+(?:${verbs})(?:ing)?\\b`,
  ),
  new RegExp(`\\b(?:make|keep) (?:it|this|these|that|(?:the |all )?(?:${parts}))\\b`),
  new RegExp(
    `\\b(?:big|bigger|red|nice|new|same|old|no|use|add|put|want|wants|change|replace)\\b.{0,20}\\b(?:${parts})\\b`,
  ),
  new RegExp(
    `^(?:check|review|proof|update|swap|move|delete|remove|drop|insert|hide|put|place|see|resize|crop|fix|edit|shorten|copy|paste|duplicate|reuse|mirror|match)\\b(?!.{0,60}\\by(?:ou|our|ou're)\\b).{0,40}\\b(?:${parts}|structure|spelling)\\b`,
  ),
  new RegExp(
    `^(?:make sure|need|needs|needed)\\b(?!.{0,60}\\by(?:ou|our|ou're)\\b).{0,40}\\b(?:${parts}|version|translation|input|feedback)\\b`,
  ),
  new RegExp(`^(?:the |a )?(?:${parts}) (?:should|must|needs?|has to|to be|on the|at the|above|below)\\b`),
  new RegExp(`^(?:no|avoid) (?:${parts}|exclamation|jargon|caps|slang|abbreviations|stock photos)\\b`),
  /^(?:optional|nice to have|must have|(?:low|high|top) priority|urgent|important|more (?:details|info|to (?:come|follow)).{0,20}|(?:short|simple|keep) (?:and|&) \w+|(?:british|american|us|uk) (?:spelling|english))\s*[!.^]*$/,
  /^(?:insert|delete (?:if|when|this|it)|refer to|confirm (?:with|w\/)|ask (?:\w+ )?(?:teams?|branch|product|finance|ops|it)\b|see (?:old|last|above|below|slide|tab|sheet|annex|appendix|thread|(?:page|pg) \d|the (?:deck|file|sheet|old|last|email|slide|tab|thread))|say (?:so|that|it)\b|sent from my|i )|^(?:this|that|these) (?:one|is for|line|bullet|section|part|must|needs)\b/,
  /^(?:our )?(?:targets?|goals?|objective|aim|budget)(?: is|:| =| \d)|\bwe (?:will |'ll |plan to )?(?:re)?launch\b|\b(?:can|could) (?:someone|anyone|somebody)\b/,
  /\b(?:old|expired|outdated|last (?:week|month|quarter|year|yr)'?s?) (?:offer|rates?|price|page|deck|brief|numbers?|figures?)\b|\b(?:don't|dont|do not) use\s*[!.]*$|\bin (?:the )?(?:footnote|small print|bold|all caps)\b/,
  /^(?:note|nb|n\.b|fyi|internal|reminder|remember|to-?do|action|question|q|comment|ps|p\.s|draft|usp|instructions?|attn|btw|idea|heads up|design|tone|seo|hero|headline|tagline|strapline|hashtags?|caption|sub ?head(?:line|er)?|sub ?title|(?:suggested|proposed) (?:headline|title|tagline|cta)|title|images?|visuals?|footer|layout|legal|compliance|deadline|kpis?|budget|status|owner|ctas?|cc|fwd?|re|from|subject|hero (?:pic|img|image)|h[123])\s*[:?!–-]|^(?:fyi|btw|nb|todo|reminder|note (?:to|for)|deadline)\b|(?:^|[,;:–-]\s*)(?:remove|delete|take out|drop) (?:the (?!hassle|stress|queue)|this|that)/,
  /^(?:ok|okay|hi|hey|hello|hiya|guys|thanks|thx|ty|cheers|regards|sorry|dear)\b|^(?:team|folks|all)\s*[,:!]|\b(?:thx|thanks|cheers)\s*[-–,!]*\s*\w{0,12}$/,
  /^(?:write(?! down| your)|rewrite|translate(?! your)|reword|rephrase|mention|highlight|emphasi[sz]e|stress|lead with|talk about|use the word|play up|proofread|format|compare (?:with|to|against)|revert (?:asap|by|back|to (?:me|us)))\b/,
  /\bas (?:discussed|agreed)\b|\bas per (?:the (?:call|meeting|email|chat|last)|last|my)\b|\b(?:copied|pasted|taken) from\b/,
  /\b(?:at|on|in) (?:the )?(?:bottom|top|end|side|left|right),? as (?:usual|always|before|normal)\b|^(?:the )?usual (?:disclaimers?|footers?|small print|para|text|legal|blurb|links?|icons?)\b/,
  /\bsame as (?:last|before|the)\b|\blast (?:yr|year)'?s? (?:page|campaign|brief)\b|\b(?:old page|new version|final version|replaces the|owns this|(?:existing|current|old) page)\b|\bpage (?:is|was|needs|should)\b/,
  /\b(?:like|use|using|avoid|without|include) the words?\b|^(?:we )?(?:can't|cannot|cant) (?:say|write|use|mention|claim|promise|call)\b|\bneed to (?:mention|say|show|write|include|explain)\b|^say ["'“]|^(?:word|phrase|spell|bold|underline) (?:it|this|the)\b/,
  /\b(?:blah|lorem|ipsum|something about|remind me|active voice|typos?|copy (?:over|across))\b|\b(?:short|long|simple|full) (?:sentences?|paragraphs?)\b|\b(?:previous|last|prior) (?:campaign|version)\b/,
  // What is meant by it colleagues alone know.
  /^(?=(?:the|that|this|about the) |.*[/&])(?!.*\b(?:best|real|only|right|one|every|any|no|some|next|little|good|great|same|important|sure) (?:thing|stuff)\b).{2,40} (?:thing|thingy|stuff)\s*[!.]*$/,
  /^add the .{2,30} (?:line|part|bit|section|para|point)s?\s*[!.]*$|^(?:etc\.?\s*){1,3}$|^same .{2,30} as (?:last|before|prev)|^launch(?:ing|es)? (?:on|in|by|date)\b|^hashtags? #|^(?:kfs|t ?& ?cs?|terms|pdf|video|app store) links?$|\blinks?(?: to .{2,20})? (?:goes |go )?here$/,
  /^we (?:had|got|booked|sold|did|opened|lost|missed) \d|\bnot live\b|\bno approval (?:for|from|yet)\b|\b(?:don't|dont|do not) have (?:approval|permission|sign-?off)\b|^(?:cut|trim|drop) (?:this|it|if)\b|\b(?:copy|text|wording|titles?) (?:is|are) (?:too|very|not)\b|\b(?:numbers?|figures?|rates?) (?:as per|from) (?:q\d|the|last|my)\b/,
  /\blast time\b.{0,40}\b(?:complained|said|asked|flagged|rejected|refused|noticed)\b/,
  /\b(?:we (?:should|need to|must|want|could|cannot say|can't say|still need|haven't|agreed|promised)|can (?:we|you|u)|could (?:we|you|u)|let's|should we|shall we|i'd|i'll|i'm|i've|i (?:want|need|prefer|like|suggest|asked|sent|told|heard)|imo)\b/,
  /\b(?:eod|cob|asap|eow|tmrw|go-?live)\b|\bsee (?:attached|attachment|deck|ppt|email)\b|(?<!strings )\battached\b(?! to)|\b(?:(?:images?|photos?|details|numbers?|rest) to follow)\s*[!.]*$|\bthe (?:ppt|deck|spreadsheet)\b/,
  new RegExp(
    `\\b(?:${people}) (?:says?|said|wants?|thinks?|asked|to|has|have|hasn't|needs?|is|isn't|can|are|were|keeps?|changed|confirms|confirmed|sent|told|flagged|insists?|hates?|complained|rejected|prefers?|likes?|ok'd|okayed|approved)\\b|\\bwill kill us\\b`,
  ),
  new RegExp(
    `\\b(?:approved|cleared|reviewed|signed off) by (?:${people})\\b|\\b(?:sign-?off|clearance)\\b|\\b(?:approval|ok) (?:from|of) (?:${people})\\b|\\bget (?:${people}) (?:approval|ok|to)\\b`,
  ),
  /\b(?:punchy|catchy|snappy|on[- ]brand|clickbait|seo|competitors?|kpis?|ctr|roi(?! ?(?:of |from |@ ?|is )?\d)|salesy|cheesy|wireframe|figma|mock-?up|hero (?:img|image|banner)|alt text|tone of voice|copywriter)\b|(?:^|\s)@\p{L}/u,
  /^(?:as per )?(?:cb|cbuae|central bank|regulator|audit|internal|bank) (?:rules?|requirements?|policy|guidelines?)$/,
  /^\W*(?:\w+ ){0,3}(?:memo|circular)(?: (?:no\.? ?)?\d+)?\W*$|^no ["'“‘«]/,
  /\b(?:under|below|max|only|about) \d{1,4} (?:words|lines|bullets|paragraphs|characters|chars|ctas?)\b/,
]

/** Said beside a line: it is not to be told after all. */
export const withdrawnEnglish =
  /\b(?:take|leave|leaving|taking) (?:(?:this|it|that) )?out\b|\b(?:kill(?:ed|s)?|removed?|deleted?|dropp?e?d?|scrapp?e?d?|cut|skip|ignore|park(?:ed)?|rejected|pulled|vetoed|banned|refused) (?:this|it|that|the line|this line)\b|\b(?:was|were|got|been) (?:killed|rejected|removed|dropped|pulled|scrapped|vetoed|refused)\b|^(?:to )?(?:remove|delete|out|killed|dropped|drop|rejected|scrapped|skip|cut|ignore)\s*[!.]*$/

/** What makes the whole line a note, wherever in it these stand. */
export const withheldEnglish = [
  /\b(?:not for (?:publication|customers?|print|external|the public)|not (?:on|for|in) (?:the |this )?(?:page|site|website)|internal(?:ly)? (?:only|use)|confidential|embargo(?:ed)?)\b/,
  /\bnot (?:meant |intended )?for (?:onward |further |external |public )?(?:distribution|circulation|release|sharing|disclosure)\b|^(?:strictly )?(?:private|confidential)(?: (?:and|&) confidential)?\s*[!.]*$/,
  /\b(?:do not|don't|dont|not to be|never|cannot|can't) (?:be )?(?:(?:shared?|disclosed?|published?)(?: this| it| yet| externally| outside)?\s*[!.)]*$|put (?:this |it )?anywhere\b)|\bnot public\b|[-–—(,]\s*internal(?:ly)?\s*[)!.]*$/,
]

/** Names that are words or brands as well. */
const notAlone = 'mark|hala|zaid|rima|hind|majid|sultan|anna|hana'
/** What a product that is called like a person is. */
const ofProduct =
  'card|cards|account|accounts|saver|savings|plan|deposit|takaful|rewards|points|offer|bonus|miles|taxi|app|loan|finance|wallet|certificate|portfolio|fund|programme|program|home|car|auto|credit|debit'

/** "Omar joined halfway": for a text as it is. */
export const startsByName = new RegExp(
  `^(?!(?:${capital(notAlone)})\\b)(?:${capital(givenNames)})(?: (?:and|&|\\+) \\p{Lu}\\p{Ll}+)? (?!(?:${ofProduct}|bin|bint|al|el)\\b)\\p{Ll}{2,}`,
  'u',
)

/** For a text as it is: one by name who is asked, says or is to do something. */
export const colleagueByName =
  /\b[Cc]all (?!Emirates|Us|The|Our|Cent)[A-Z][a-z]+ (?:on|at) \+?0|\b(?:[Aa]sk|ASK|[Pp]ing|[Cc]c|[Rr]emind|[Tt]ell|[Cc]heck with|[Ll]oop in) (?:Mr |Ms |Mrs )?[A-Z][a-z]+(?: (?:to|about|if|for)\b|\s*[?!.]*$)|\b(?!You|We|They|Who|Nobody|Everyone|Customers?|Clients?|Tap|Swipe|Click|Press|Call|Scan|Sign|Easy|Simple|Quick|Ready|How|Time|Frequently|Often)[A-Z][a-z]+ (?:says?|said|thinks?|wants?|asked|insists|owns|was very clear|is (?:checking|confirming|chasing|working on|on leave)|will (?:send|confirm|check|share)|to (?:confirm|check|send|provide|approve|review|decide|update|share|advise)|(?:doesn|don)['’]t (?:like|want|agree))\b|^[A-Z][a-z]+['’]s (?:ideas?|comments?|feedback|notes?|requests?|suggestions?)\b|^From [A-Z][a-z]+\W*$|^(?:[Rr]emove|[Dd]elete|[Dd]rop|[Tt]ake out) [A-Z][a-z]|^[A-Z][a-z]{2,11}: (?:need|can|check|we|let|ask|remove|change|update|put|confirm)\b/

function capital(words: string): string {
  return words.replace(/(?<=^|\|)\p{L}/gu, (letter) => letter.toUpperCase())
}
