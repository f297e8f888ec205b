import { gent, hannover, krakow, paris } from '#prisma/demo/places.ts'
import { ago, type Story } from '#prisma/demo/play-stories.ts'

/** Orders of the demo’s customer that came to their end, each another one. All names are made up. */
export const endedOrders: readonly Story[] = [
  // Completed, and reviewed by both sides.
  [
    [
      ago(52, 9, 15),
      (order) =>
        order.place({
          ...paris,
          documentType: 'Marriage record',
          personsOfInterest: [
            { firstname: 'Jeanne', lastname: 'Moreau', birthDate: 'about 1892' },
            { firstname: 'Émile', lastname: 'Garnier' },
          ],
          instructions: 'They married before the war, most likely in 1912 or 1913. Please include the margin notes.',
          externalOrderRef: 'MOREAU-1912',
          customerName: 'Paulette Garnier',
          folder: 'Moreau',
          labels: ['family tree'],
        }),
    ],
    [ago(52, 10, 2), (order) => order.open()],
    [
      ago(52, 13, 30),
      (order) =>
        order.offer({
          by: 'camille',
          amount: 38,
          noFindAmount: 20,
          inDays: 10,
          message:
            'The tables of 1903 to 1912 are indexed; the year after takes a little longer. I know these registers well.',
        }),
    ],
    [
      ago(51, 8, 45),
      (order) =>
        order.offer({
          by: 'ineke',
          amount: 55,
          inDays: 21,
          message: 'I am in Paris once a month and could look then.',
        }),
    ],
    [ago(51, 17, 10), (order) => order.select('camille')],
    [ago(51, 17, 14), (order) => order.pay()],
    [ago(49, 9), (order) => order.start()],
    [
      ago(46, 15, 30),
      (order) =>
        order.hear('The index has two marriages Moreau–Garnier, in 1912 and 1919. Shall I copy both?', {
          question: true,
        }),
    ],
    [ago(46, 19), (order) => order.read()],
    [ago(46, 19, 5), (order) => order.write('Only the first, please: they had a child in 1914.')],
    [
      ago(44, 16),
      (order) =>
        order.deliver({
          outcome: 'found',
          report:
            'Marriage of 14 September 1912, act 1127, with the bride’s father as a witness. The facing page holds the signatures.',
          scans: [
            ['Marriage 1912, act 1127.pdf', 'pdf'],
            ['Facing page.jpg', 'marriages'],
          ],
        }),
    ],
    [ago(42, 20), (order) => order.accept()],
    [
      ago(41, 9),
      (order) =>
        order.review(
          [5, 'Asked the right question before copying. The signatures are what we had hoped for.'],
          [5, 'A clear order with all that was known, and an answer the same evening.'],
        ),
    ],
  ],
  // Completed: found in part, sent back once, and accepted by silence.
  [
    [
      ago(47, 10),
      (order) =>
        order.place({
          ...hannover,
          documentType: 'Emigration file',
          personsOfInterest: [{ firstname: 'Wilhelm', lastname: 'Krüger', birthDate: '1841' }],
          instructions: 'He left for Baltimore in the spring of 1867. Any page about his trade or his parents helps.',
          externalOrderRef: 'KRUEGER-01',
          customerName: 'Dale Kruger',
          folder: 'Krüger',
        }),
    ],
    [ago(47, 11, 20), (order) => order.open()],
    [
      ago(46, 9),
      (order) =>
        order.offer({
          by: 'bruno',
          amount: 64,
          noFindAmount: 30,
          inDays: 18,
          message: 'The files of the Amt are in Hannover. I read Kurrent and add a transcript.',
        }),
    ],
    [ago(45, 14), (order) => order.select('bruno')],
    [ago(45, 14, 3), (order) => order.pay()],
    [ago(43, 8), (order) => order.start()],
    [
      ago(36, 15),
      (order) =>
        order.deliver({
          outcome: 'partial',
          report: 'The consent of the Amt is there. Two of its pages are lost to water damage.',
          scans: [['Consent, page 1.jpg', 'deaths']],
        }),
    ],
    [ago(35, 9, 30), (order) => order.requestChanges('The list of enclosures is named on page 1. Is it in the file?')],
    [
      ago(33, 11),
      (order) =>
        order.deliver({
          outcome: 'partial',
          report: 'The list of enclosures is added; the enclosures themselves went back to the applicant in 1867.',
          scans: [['List of enclosures.jpg', 'births']],
        }),
    ],
    [ago(19, 11, 1), (order) => order.completeInSilence()],
  ],
  // Completed: nothing found, so that a part of the price went back.
  [
    [
      ago(31, 8),
      (order) =>
        order.place({
          ...krakow,
          documentType: 'Baptism record',
          personsOfInterest: [{ firstname: 'Zofia', lastname: 'Święcicka', birthDate: '1871 to 1876' }],
          externalOrderRef: 'NOWAK-11',
          folder: 'Nowak',
        }),
    ],
    [ago(31, 9), (order) => order.open()],
    [
      ago(30, 12),
      (order) =>
        order.offer({
          by: 'marta',
          amount: 70,
          noFindAmount: 35,
          inDays: 14,
          message: 'Two parishes come into question. I search both, five years either way.',
        }),
    ],
    [ago(30, 18), (order) => order.select('marta')],
    [ago(30, 18, 6), (order) => order.pay()],
    [ago(28, 9), (order) => order.start()],
    [
      ago(20, 13),
      (order) =>
        order.deliver({
          outcome: 'not_found',
          report:
            'Searched: the baptisms of both parishes of Tarnów, 1866 to 1881, with their indexes. No Święcicka among them. The registers of Zbylitowska Góra would be next.',
        }),
    ],
    [ago(18, 10), (order) => order.accept()],
    [ago(17, 10), (order) => order.review([4, 'Nothing found, but it is clear what was searched.'])],
    [ago(11, 10, 1), (order) => order.openReviews()],
  ],
  // Cancelled after the charge.
  [
    [
      ago(26, 10),
      (order) =>
        order.place({
          ...gent,
          documentType: 'Population register',
          personsOfInterest: [{ lastname: 'De Clercq' }],
          externalOrderRef: 'DECLERCQ-3',
        }),
    ],
    [ago(26, 10, 30), (order) => order.open()],
    [
      ago(26, 16),
      (order) =>
        order.offer({ by: 'ineke', amount: 45, inDays: 9, message: 'On microfilm; I can be there on Friday.' }),
    ],
    [ago(25, 8), (order) => order.select('ineke')],
    [ago(25, 8, 5), (order) => order.pay()],
    [ago(24, 9), (order) => order.start()],
    [
      ago(22, 15),
      (order) =>
        order.cancel('The archive has closed its reading room until spring. The whole amount goes back to your card.'),
    ],
  ],
  // Withdrawn with an offer on it.
  [
    [
      ago(16, 9),
      (order) =>
        order.place({
          ...hannover,
          documentType: 'Citizenship record',
          personsOfInterest: [{ firstname: 'Wilhelm', lastname: 'Krüger' }],
          folder: 'Krüger',
        }),
    ],
    [ago(16, 9, 50), (order) => order.open()],
    [
      ago(15, 10),
      (order) =>
        order.offer({
          by: 'bruno',
          amount: 80,
          inDays: 30,
          message: 'These have to be ordered from the outside store first.',
        }),
    ],
    [ago(14, 8), (order) => order.withdraw()],
  ],
]
