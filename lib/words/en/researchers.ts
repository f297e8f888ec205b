export const catalogue = {
  loadingTheResearcher: 'Loading the researcher',
  researcher: 'Researcher',
  languages: 'Languages',
  countries: 'Countries',
  archives: 'Archives',
  record: 'Record',
  qualification: 'Qualification',
  reviews: 'Reviews',
  fewerThanFiveOrdersDelivered: 'Fewer than five orders delivered: too few to say anything',
  ordersDelivered: '{delivered} orders delivered',
  ofThemWithAFind: '{foundPercent} % of them with a find',
  byTheDayInThe: '{onTimePercent} % by the day in the offer',
  daysFromTheStartTo:
    '{medianDays} {medianDays, plural, one {day} other {days}} from the start to the delivery, in the middle',
  whatCustomersSay: 'What customers say',
  showMore: 'Show more',
} as const
