import { withoutArticles, withoutVowels } from './vowels.ts'

/** What a label says its value is for. `note` and `form` never stand on a page, `meta` is about it, `picture` tells of one. */
export const labelSlots = [
  'eyebrow',
  'title',
  'subtitle',
  'body',
  'action',
  'second-action',
  'address',
  'question',
  'answer',
  'figure',
  'figure-label',
  'points',
  'quote',
  'person',
  'pill',
  'legal',
  'picture',
  'meta',
  'note',
  'form',
] as const

export type LabelSlot = (typeof labelSlots)[number]

/** As people write them, without hyphens, parted by commas. */
const slotPhrases: Record<LabelSlot, string> = {
  eyebrow:
    'نص علوي, نص علوي صغير, النص العلوي, small line above, line above, line above headline, small text above, eyebrow, kicker, overline, pre header, pre title, pre headline, pre heading, tagline, tag line, السطر التمهيدي, عبارة تمهيدية, السطر العلوي, تمهيد',
  title:
    'section header, section heading, section head, block header, block heading, head, hl, hed, headline, heading, title, header, h1, h2, h3, h4, name, hero line, headline text, main message, product name, headline copy, ' +
    'العنوان, العنوان الرئيسي, عنوان, عنوان القسم, عنوان رئيسي, الاسم, اسم المنتج, اسم',
  subtitle:
    'line, line under, line under it, line below, line below it, under it, sub, sub text, subtext, subheader, sub header, sub hl, lede, sub headline, subheadline, subhead, sub head, sub heading, subheading, subtitle, sub title, subline, sub line, strapline, strap line, ' +
    'supporting line, supporting message, supporting headline, deck, dek, standfirst, sub copy, subcopy, secondary headline, lead in, ' +
    'العنوان الفرعي, النص الفرعي, نص فرعي, عنوان فرعي, السطر الداعم, جملة تحت, سطر تحت, العنوان الثانوي, الجملة الداعمة, سطر داعم',
  body:
    'النص التعريفي, نص تعريفي, النص التمهيدي, p, txt, para, desc, body, body copy, body text, copy, text, description, paragraph, intro, introduction, content, supporting text, supporting copy, blurb, lead, ' +
    'main copy, main text, short description, summary, details, detail, message, intro text, intro copy, long copy, explanation, ' +
    'النص, الوصف, المحتوى, نص, وصف, النص الرئيسي, نص القسم, التفاصيل, الشرح, مقدمة, المقدمة, النص الداعم, نص داعم, النص الأساسي, الفقرة, فقرة',
  action:
    'btns, cta primary, button primary, primary btn, الزرار, زرار, الزرار الأول, زرار أول, btn, btn text, btn label, cta, ctas, button, buttons, cta text, cta button, cta buttons, cta label, cta copy, button text, button label, button copy, call to action, ' +
    'primary cta, primary button, primary action, link text, link label, action, actions, main cta, primary, ' +
    'الزر, زر, نص الزر, زر الدعوة, زر الدعوة إلى الإجراء, دعوة لاتخاذ إجراء, دعوة إلى اتخاذ إجراء, الدعوة لاتخاذ إجراء, عبارة الحث, الإجراء, زر الإجراء, الزر الرئيسي, الزر الأساسي, زر رئيسي, الزر الأول',
  'second-action':
    'cta secondary, button secondary, ghost button, ghost btn, ghost cta, secondary btn, 2nd button, 2nd cta, زرار تاني, زرار ثاني, الزرار التاني, زر تاني, secondary cta, secondary button, second cta, second button, secondary action, secondary link, secondary, secondary option, ' +
    'الزر الثاني, الزر الثانوي, زر ثانوي, الإجراء الثانوي, زر ثان',
  address:
    'اللينك, لينك, لينك الزرار, url, link, href, cta url, cta link, button link, button url, button target, button destination, button address, link target, links to, link to, link url, destination, target, target url, cta destination, goes to, ' +
    'الرابط, رابط, رابط الزر, الوجهة',
  question: 'question, q, السؤال, سؤال, س',
  answer: 'answer, ans, a, الجواب, الإجابة, إجابة, جواب, ج',
  figure:
    'figure, number, stat, statistic, metric, value, key figure, big number, الرقم, رقم, القيمة, الإحصائية',
  'figure-label':
    'label, stat label, figure label, caption, stat text, figure text, metric label, number label, وصف الرقم, التسمية, تسمية',
  points:
    'li, bullets, bullet, point, bullet point, نقطة, bullet points, points, list, key points, bullet list, list items, checklist, النقاط, القائمة, نقاط, النقاط الرئيسية, قائمة',
  quote: 'quote, testimonial, pulled quote, pull quote, customer quote, review, الاقتباس, اقتباس, شهادة عميل',
  person: 'author, attribution, customer, person, role, speaker, customer name, القائل, اسم العميل',
  pill: 'trust badge, trust line, trust signal, badge, pill, badge text, tag, ribbon, الشارة, شارة',
  legal:
    'footer disclaimer, footer legal, footer terms, hero disclaimer, disclaimer under cta, disclaimer below cta, tc, t&cs line, terms note, under table, below table, table note, footer note, footnote text, legal footnote, قانوني, الحواشي, نص قانوني, أسفل الجدول, disclaimer, legal, legal line, small print, footnote, footnotes, terms, fine print, legal copy, legal text, legal note, terms and conditions, ' +
    't&c, t&cs, tcs, conditions, warning, caution, تحذير, تحذير قانوني, terms line, disclosure, mandatory line, ' +
    'إخلاء المسؤولية, إخلاء مسؤولية, الشروط, الشروط والأحكام, النص القانوني, ملاحظة قانونية, الحاشية, تنويه',
  picture:
    'النص البديل للصورة, نص بديل للصورة, file, filename, image file, picture file, اسم الملف, ملف الصورة, img alt, img alt text, hero img alt text, img, pic, pics, key visual, kv, image, picture, photo, visual, illustration, icon, alt, alt text, image alt, image alt text, background image, hero image, imagery, video, ' +
    'image description, photo direction, art direction, visual direction, image idea, picture note, image note, visual note, stock image, ' +
    'الصورة, صورة, النص البديل, نص بديل, وصف الصورة, صورة الخلفية, الأيقونة',
  meta:
    'title of page, title of the page, meta desc, seo desc, seo text, seo, breadcrumb, breadcrumbs, bread crumb, share title, share text, share image, مسار الصفحة, مسار التنقل, وصف الصفحة, meta title, meta description, title tag, seo title, seo description, page title, slug, keywords, og title, og description, page name, ' +
    'focus keyword, url slug, page url, canonical, canonical url, meta keywords, primary keyword, keyword, browser title, file name, og image, ' +
    'page address, search title, search description, target keyword, target keywords, ' +
    'عنوان الصفحة, عنوان الميتا, وصف الميتا, الكلمات المفتاحية, الوصف التعريفي, عنوان محركات البحث, وصف محركات البحث, رابط الصفحة, اسم الصفحة, كلمات البحث, الكلمات الدلالية, كلمات مفتاحية, وسم العنوان, وسم الوصف',
  note:
    'tracking, analytics, event name, ga4 event, ga4 events, theme, pending, outstanding, missing, still missing, still open, still to come, waiting for, باقي, ناقص, المتبقي, brand voice, scope, scope note, mandatories, mandatory, distribution, budget, timing, timings, deliverables, format, content owner, copy status, attachments, nb, nb for designer, nb for design, remark, remarks, feedback, for designer, for design, for dev, designer, translator, translated by, to check, question for legal, round, sign off by, due, review date, reviewed, validity, القائم بالترجمة, المترجم, المترجمة, المسؤول, المشروع, تاريخ الإطلاق, ملاحظة للمترجم, للتأكيد, موعد النشر, note, notes, rationale, why this works, why this variant, why, comment, comments, internal, internal note, todo, to do, tbc, tbd, status, version, ' +
    'owner, date, last updated, updated, audience, target audience, goal, objective, purpose, tone, tone of voice, voice, writer, copywriter, reviewer, ' +
    'reviewed by, design note, designer note, note to design, note to designer, notes to design, note for design, note for designer, notes for design, ' +
    'dev note, developer note, note to dev, note for dev, note to developers, writer note, copy note, for review, open question, ' +
    'legal review, compliance note, note to compliance, note for compliance, compliance, approved by, approval, approver, prepared by, ' +
    'prepared for, client, project, campaign, deadline, due date, source, sources, reference, word count, character count, max characters, limit, ' +
    'key message, channel, market, language, layout, behaviour, behavior, interaction, animation, placement, context, background, ' +
    'insight, brief, reviewers, stakeholders, stakeholder, job number, document, draft, written by, note to reviewer, note to team, note to web team, reminder, page, brand, department, requested by, go live, go live date, launch date, publish date, live date, ticket, revision, sign off, ' +
    'ملاحظة, ملاحظات, الحالة, الإصدار, ملاحظة للمصمم, ملاحظة داخلية, ملاحظات داخلية, الجمهور, الجمهور المستهدف, الهدف, التاريخ, المراجع, الكاتب, ' +
    'إعداد, أعده, النسخة, السبب, المالك, تعليق, ملاحظة للتصميم, ملاحظة للفريق, ملاحظة للمراجعة, النبرة, المصدر',
  form:
    'confirmation e mail, confirmation email, confirmation sms, sms, sms text, email subject, e mail subject, mail subject, email body, e mail body, email text, subject line, preheader, push, push text, push title, push body, push notification, in app message, whatsapp message, auto reply, رسالة نصية, نص الرسالة, عنوان الرسالة, error, error message, error text, success message, success, placeholder, placeholder text, field, field label, field placeholder, form, form label, ' +
    'form field, helper text, helper, validation, validation message, tooltip, loading, empty state, confirmation message, input label, ' +
    'thank you message, field error, رسالة الخطأ, رسالة النجاح, نص الحقل, حقل, رسالة خطأ, رسالة التأكيد',
}

/** What a part of a page is called, by what it is. The last four have no copy of the page. */
const partPhrases = {
  hero: 'header section, header block, header area, top, hero block, top block, top section, top of page, opener, main banner, header banner, first screen, page top, splash, lead banner, الهيرو, هيرو, البنر, بنر, البانر الرئيسي, أعلى الصفحة, المقدمة الرئيسية, hero, hero section, banner, hero banner, above the fold, page header, masthead, top banner, hero area, البانر, القسم الرئيسي, الواجهة, قسم البطل, بانر, الواجهة الرئيسية, البطل',
  benefits:
    'value prop, value props, value proposition, value propositions, benefits, key advantages, main benefits, selling points, reasons, مميزات, المميزات, مزايا, الخصائص, لماذا نحن, أسباب, key benefits, features, key features, why us, why choose us, advantages, usps, المزايا, الفوائد, المزايا الرئيسية, أبرز المزايا, الميزات, أهم المزايا',
  cards:
    'teasers, carousel, cards, tile, boxes, بطاقات, مربعات, products, offers, services, plans, pricing, card grid, our products, tiles, البطاقات, المنتجات, العروض, الخدمات',
  questions:
    'accordion, accordions, faq, q a, q and a, q+a, q + a, qa, q & a, questions people ask, customer questions, أسئلة, س و ج, سؤال وجواب, الأسئلة والأجوبة, faqs, questions, frequently asked questions, common questions, questions and answers, q&a, الأسئلة الشائعة, الأسئلة, أسئلة شائعة, الأسئلة المتكررة, أسئلة وأجوبة',
  figures:
    'facts figures, stats, key stats, quick facts, key facts, rates, proof points, الإحصائيات, أهم الأرقام, لمحة سريعة, نظرة سريعة, حقائق وأرقام, statistics, numbers, in numbers, by the numbers, key figures, figures, key numbers, facts and figures, at a glance, الأرقام, أرقام, بالأرقام, لمحة بالأرقام, إحصائيات',
  steps:
    'steps, how, how to, كيف يعمل, آلية العمل, how it works, how to apply, process, the process, how to get started, application steps, الخطوات, خطوات, كيف تعمل, كيفية التقديم, طريقة التقديم, خطوات التقديم',
  links:
    'app download, app downloads, app links, download links, store links, app badges, store badges, social, social row, social links, social icons, social media, social media links, contact, contacts, contact row, contact links, contact details, تواصل معنا, روابط التواصل, تحميل التطبيق, text link, footer links, you might also like, you may also be interested in, you might also be interested in, related content, further reading, related, related products, related services, related offers, more offers, more products, other products, other cards, more information, further information, helpful links, useful information, explore further, explore more, see also, you may also like, related pages, read more, more links, useful documents, اقرأ المزيد, استكشف المزيد, links, important links, useful links, related links, quick links, downloads, روابط, روابط مهمة, روابط مفيدة, روابط ذات صلة, روابط أخرى, صفحات ذات صلة, قد يهمك أيضاً, قد يعجبك أيضاً, اقرأ أيضاً, مستندات',
  list: 'documents, who can apply, documents required, required documents, what you need, الأهلية, شروط الأهلية, المستندات المطلوبة, المتطلبات, list, checklist, bullet section, requirements, eligibility, قائمة',
  news: 'news, latest news, articles, blog, insights, الأخبار, آخر الأخبار, مقالات',
  quotes:
    'testimonials, testimonial, reviews, customer stories, social proof, what our customers say, آراء العملاء, شهادات العملاء',
  table:
    'table, rates table, rate table, fee table, fees table, الجدول, جدول, جدول الأسعار, جدول الرسوم, جدول المقارنة',
  picture:
    'picture with caption, image with caption, photo with caption, picture and caption, image and caption, picture band, image band, image text, text image, picture text, text picture, photo text, text photo, image copy, image left, image right, text beside image, صورة ونص, نص وصورة',
  text: 'about, about us, overview, introduction, our story, story, intro, text block, text section, editorial, نبذة, نبذة عنا, مقدمة, لمحة عامة, نظرة عامة',
  closing:
    'القفلة, قفلة, القسم الأخير, البانر الأخير, band, bottom, page bottom, bottom of page, close, closer, الشريط, شريط, أسفل الصفحة, دعوة للتواصل, final cta, البانر الختامي, بانر ختامي, الخاتمة, البانر السفلي, دعوة أخيرة, closing, closing cta, bottom cta, cta section, footer cta, cta band, cta banner, final call to action, call to action band, دعوة ختامية, الختام, القسم الختامي',
  legal:
    'bottom line, footer line, copyright, copyright line, السطور الصغيرة, السطور الصغيرة تحت, بالخط الصغير, بخط صغير, الخط الصغير, small type, small text, footer text, footer copy, footer legal, below the fold legal, notice, notices, regulatory, regulatory text, التنويه, تنويه, التنويه القانوني, تحذير, تنبيه, legal, disclaimer, disclaimers, t&cs, terms, قانوني, الحواشي, نص قانوني, legal section, small print, fine print, footnotes, terms and conditions, legal copy, legal footer, important notice, important information, معلومات مهمة, معلومات هامة, إخلاء المسؤولية, الشروط والأحكام, النص القانوني, تنويه قانوني',
  frame:
    'header navigation, header nav, header menu, header links, main navigation, top navigation, footer navigation, footer nav, footer menu, footer column, footer columns, footer column one, footer column two, footer column three, footer column four, header, footer, navigation, nav, menu, site header, navbar, top nav, تذييل, القائمة, التذييل, رأس الصفحة, القائمة الرئيسية',
  form: 'errors, error states, cookie banner, cookie notice, exit popup, exit pop up, popup, popups, pop up, modal, error states, states, toasts, thank you page, thank you screen, thank you message, confirmation page, confirmation screen, success page, crm, crm messages, crm texts, sms, sms and email, emails, e mails, mails, push notifications, notifications, messages, whatsapp messages, auto reply, صفحة الشكر, الرسائل, رسائل, رسائل نصية, الفورم, فورم, form, form fields, form copy, lead form, contact form, application form, error messages, form and error messages, form texts, form errors, waitlist form, form labels, system messages, microcopy, نموذج, رسائل الخطأ, النموذج, حقول النموذج',
  meta: 'السيو, سيو, section metadata, seo, meta, metadata, meta data, seo metadata, seo and metadata, seo & metadata, page data, page metadata, seo and meta, seo data, page details, page information, بيانات الصفحة, البيانات الوصفية, تحسين محركات البحث',
  note: 'objectives, objective, project objectives, target audience, success metrics, success criteria, kpis, scope, stakeholders, dependencies, assumptions, document history, revision history, version control, open issues, action items, project background, business case, cover, cover slide, cover page, notes, design notes, notes for design, notes to design, notes for designers, notes to designers, open questions, version history, change log, changelog, tone of voice, rationale, review notes, copy notes, internal notes, how to use this document, about this document, compliance notes, notes for compliance, notes to compliance, notes for reviewers, internal, approvals, sign off, to do, still open, brief, project details, document control, handover notes, notes for the web team, ملاحظات, ملاحظات داخلية, ملاحظات للمصمم, ملاحظات التصميم, ملاحظات للفريق',
} as const satisfies Record<string, string>

export type PartName = keyof typeof partPhrases

export const slotByWords: ReadonlyMap<string, LabelSlot> = byPhrase(slotPhrases)
export const partByWords: ReadonlyMap<string, PartName> = byPhrase(partPhrases)

/** What counts the items of a part, "Benefit 2 title", and which part that is, where the word tells. */
export const itemWords: ReadonlyMap<string, PartName | undefined> = new Map<string, PartName | undefined>([
  ...['benefit', 'feature', 'reason', 'advantage', 'usp', 'perk', 'highlight', 'ميزة', 'الميزة', 'فائدة'].map(
    (word) => [word, 'benefits'] as const,
  ),
  ...['card', 'product', 'offer', 'plan', 'tile', 'بطاقة', 'منتج', 'البطاقة', 'عرض'].map(
    (word) => [word, 'cards'] as const,
  ),
  ...['stat', 'statistic', 'إحصائية', 'رقم'].map((word) => [word, 'figures'] as const),
  ...['step', 'خطوة', 'الخطوة'].map((word) => [word, 'steps'] as const),
  ...['faq', 'question', 'سؤال'].map((word) => [word, 'questions'] as const),
  ...['link', 'رابط'].map((word) => [word, 'links'] as const),
  ...[
    ...['icon', 'item', 'block', 'column', 'slide', 'panel', 'box', 'row'],
    ...['audience', 'عنصر', 'عمود'],
  ].map((word) => [word, undefined] as const),
])

/** They say nothing of the slot. */
export const fillerWords: ReadonlySet<string> = new Set(
  'the main page of for section short long en english ar arabic area hero copy final approved option version variant alternative alternate alt a b c d خيار الخيار بديل البديل نسخة'.split(
    ' ',
  ),
)

/** They say of the name of a part no more than that it is one. */
export const partFillers: ReadonlySet<string> = new Set(
  'section support supporting the page homepage landing main block copy module area component two three four five six key quick قسم القسم سريعة رئيسية أهم أبرز'.split(
    ' ',
  ),
)

/** As they are written, and without articles where nothing else is called so. */
function byPhrase<Name extends string>(phrases: Record<Name, string>): Map<string, Name> {
  const all = (Object.keys(phrases) as Name[]).flatMap((name) =>
    phrases[name].split(', ').map((phrase) => [withoutVowels(phrase), name] as const),
  )
  return new Map([...all.map(([phrase, name]) => [withoutArticles(phrase), name] as const), ...all])
}
