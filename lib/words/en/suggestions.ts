export const catalogue = {
  noOfferForThreeDays: 'No offer for three days: what you can do',
  otherArchivesOfTheSame:
    'Other archives of the same place. The form opens with your order filled in; this one stays open.',
  whereToLookNext: 'Where to look next',
  othersOfTheSamePlace:
    'Others of the same place, and those that keep records of the whole country. The form opens with your order filled in.',
  suggestions: 'Suggestions',
  yourOrderNamesAFixed: 'Your order names a fixed price. A higher one may bring offers.',
  changeThePrice: 'Change the price',
} as const
