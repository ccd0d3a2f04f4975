/** Names, codes and units that stay in Latin letters within Arabic, in the form in which they are compared. */
export const knownLatin: ReadonlySet<string> = new Set(
  (
    'emirates nbd enbd ei visa mastercard american express amex diners club jcb apple google samsung garmin pay wallet play store app paypal whatsapp instagram facebook linkedin youtube x ' +
    'uae gcc mena aed usd eur gbp sar qar kwd bhd omr egp jod inr pkr php chf eibor ibor vat tax atm atms cdm pos sms otp pin cvv cvc iban swift bic id aml kyc faq ceo epp emi apr ' +
    'nfc ios android pdf url qr gps wi fi wifi usb lte g kb mb gb tb km kg cm mm m l ml kw kwh hz am pm etihad skywards darna noon amazon careem uber netflix spotify fifa expo dubai esg reit etf ipo dnata du etisalat talabat tabby tamara lulu carrefour ikea emaar damac aldar nakheel vox zara starbucks costa airbnb agoda marriott bonvoy hilton hyatt rotana jumeirah nol salik rta dewa sewa maestro unionpay mada alipay wechat shahid osn anghami disney starzplay playstation xbox iphone ipad mac macbook huawei tesla bmw audi lexus toyota nissan face id touch siri alexa'
  ).split(' '),
)
