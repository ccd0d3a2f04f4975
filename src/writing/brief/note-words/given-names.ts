/** Names by which colleagues in the Gulf call each other, where one alone says who speaks. */
export const givenNames =
  'ahmed|ahmad|aisha|ali|alia|amina|amir|amit|ananya|anita|anna|arjun|asma|ayesha|bilal|carlos|david|deepa|dina|emma|fahad|faisal|farah|farhan|fatima|fatma|george|ghada|hala|hamad|hamdan|hana|hanan|hassan|hessa|hind|huda|hussain|ibrahim|imran|james|jassim|jane|john|joseph|karim|khalid|khalifa|lana|layla|leena|lina|lubna|maha|mahmoud|maitha|majid|maria|mariam|mark|maryam|michael|mohamed|mohammed|mohd|mona|muna|nada|nadia|nasser|neha|noora|noura|omar|osama|paul|pooja|priya|rahul|raj|rania|rashid|ravi|reem|rima|saeed|salem|salim|salma|sameer|sana|sanjay|sara|sarah|shamma|sheikha|steph|sultan|sunil|susan|tariq|vikram|yasmin|yasser|yousef|zainab|zaid'

export const givenNamesArabic =
  'احمد|أحمد|عائشة|علي|بلال|دينا|فهد|فيصل|فرح|فاطمة|غادة|هالة|حمد|حمدان|حنان|حسن|حصة|هند|هدى|حسين|ابراهيم|إبراهيم|جاسم|كريم|خالد|خليفة|لانا|ليلى|لينا|لبنى|مها|محمود|ميثاء|ماجد|مريم|محمد|منى|ندى|نادية|ناصر|نورة|عمر|أسامة|راشد|ريم|رنا|سعيد|سالم|سليم|سلمى|سمير|سارة|شمة|سلطان|طارق|ياسمين|ياسر|يوسف|زينب|زايد'
