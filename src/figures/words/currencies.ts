import type { Currency } from '../figure.ts'
import { phrases } from '../phrases.ts'

export const currencies = phrases<Currency>([
  ['aed|dh|dhs|dh.|dhs.|aed.|dirham|dirhams|derham|derhams|uae dirham|uae dirhams|\u20c3', 'AED'],
  [
    'درهم|دراهم|درهما|الدرهم|درهم اماراتي|درهما اماراتيا|دراهم اماراتيه|د.إ|د.إ.|د. إ|د. إ.|د إ|دهم|بدرهم|بالدرهم',
    'AED',
  ],
  ['usd|us$|us $|$|dollar|dollars|us dollar|us dollars|u.s. dollars', 'USD'],
  ['دولار|دولارا|دولارات|دولار امريكي|دولارا امريكيا|دولارات امريكيه', 'USD'],
  ['eur|€|euro|euros|يورو', 'EUR'],
  ['gbp|£|pound|pounds|pound sterling|pounds sterling|جنيه استرليني|جنيها استرلينيا', 'GBP'],
  ['sar|saudi riyal|saudi riyals|ريال|ريالا|ريالات|ريال سعودي|ريالا سعوديا|ريالات سعوديه|ر.س|ر.س.', 'SAR'],
  ['qar|qatari riyal|qatari riyals|ريال قطري|ر.ق', 'QAR'],
  ['kwd|kuwaiti dinar|kuwaiti dinars|دينار كويتي|د.ك', 'KWD'],
  ['bhd|bahraini dinar|bahraini dinars|دينار بحريني|د.ب', 'BHD'],
  ['omr|omani rial|omani rials|ريال عماني|ر.ع', 'OMR'],
  ['egp|egyptian pound|egyptian pounds|جنيه مصري|جنيها مصريا|ج.م', 'EGP'],
  ['jod|jordanian dinar|jordanian dinars|دينار اردني', 'JOD'],
  ['inr|₹|rupee|rupees|indian rupees|روبيه هنديه', 'INR'],
  ['pkr|pakistani rupees|روبيه باكستانيه', 'PKR'],
  ['php|philippine pesos|بيزو فلبيني', 'PHP'],
  ['chf|swiss franc|swiss francs|فرنك سويسري', 'CHF'],
])

/** Two of a currency, in one word. */
export const pairsOfMoney = phrases<Currency>([
  ['درهمان|درهمين', 'AED'],
  ['دولاران|دولارين', 'USD'],
  ['ريالان|ريالين', 'SAR'],
])
