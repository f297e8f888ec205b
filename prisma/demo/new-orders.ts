import { gent, krakow, paris } from '#prisma/demo/places.ts'
import { ago, minutesAgo, type Story } from '#prisma/demo/play-stories.ts'

/** Orders of the demo’s customer that nothing was paid for yet. */
export const newOrders: readonly Story[] = [
  // An offer is selected and not paid for.
  [
    [
      ago(3, 12),
      (order) =>
        order.place({
          ...paris,
          documentType: 'Death record',
          personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Garnier', deathDate: '1974' }],
          externalOrderRef: 'MOREAU-1974',
          folder: 'Moreau',
        }),
    ],
    [ago(3, 13), (order) => order.open()],
    [
      ago(2, 9),
      (order) =>
        order.offer({
          by: 'camille',
          amount: 36,
          noFindAmount: 18,
          inDays: 10,
          message: 'Deaths of 1974 are open since this year. A short walk from what I copy anyway.',
        }),
    ],
    [minutesAgo(55), (order) => order.select('camille')],
  ],
  // Open, with offers to compare.
  [
    [
      ago(2, 8),
      (order) =>
        order.place({
          ...gent,
          documentType: 'Guild book',
          location: 'Gent, St.-Niklaas',
          personsOfInterest: [{ firstname: 'Joos', lastname: 'Vander Haeghen', note: 'baker' }],
          instructions: 'When did he become a master of the bakers’ guild? Between 1745 and 1760.',
          externalOrderRef: 'HAEGHEN-1',
          labels: ['family tree'],
        }),
    ],
    [ago(2, 9), (order) => order.open()],
    [
      ago(1, 9, 20),
      (order) =>
        order.offer({
          by: 'ineke',
          amount: 48,
          noFindAmount: 24,
          inDays: 9,
          message: 'The guild books are my daily bread. I search 1740 to 1765 and transcribe the entry.',
        }),
    ],
    [
      ago(1, 11),
      (order) =>
        order.offer({
          by: 'camille',
          amount: 39,
          inDays: 28,
          message: 'I am in Ghent at the end of next month and can look then.',
        }),
    ],
    [
      ago(1, 12, 40),
      (order) =>
        order.offer({
          by: 'bruno',
          amount: 72,
          noFindAmount: 20,
          inDays: 5,
          message: 'I can be there this week; half a day at least.',
        }),
    ],
    [
      ago(1, 12, 50),
      (order) =>
        order.hear('Is his father’s name known? Sons of masters stand in a list of their own.', { by: 'ineke' }),
    ],
  ],
  // Open for a week without an offer.
  [
    [
      ago(7, 9),
      (order) =>
        order.place({
          repositoryName: 'Diözesanarchiv Wien',
          documentType: 'Burial record',
          location: 'Wien, Gumpendorf',
          countryISOA3: 'AUT',
          personsOfInterest: [{ firstname: 'Anna', lastname: 'Hölzl', deathDate: '1831' }],
          fixedPrice: 25,
          externalOrderRef: 'HOELZL-2',
        }),
    ],
    [ago(7, 10), (order) => order.open()],
  ],
  // Submitted: nobody has looked at it yet.
  [
    [
      minutesAgo(25),
      (order) =>
        order.place({
          ...krakow,
          documentType: 'Marriage record',
          personsOfInterest: [
            { firstname: 'Jan', lastname: 'Nowak' },
            { firstname: 'Maria', lastname: 'Wójcik' },
          ],
          externalOrderRef: 'NOWAK-13',
          folder: 'Nowak',
        }),
    ],
  ],
]
