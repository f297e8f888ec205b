import { gent, hannover, krakow, paris } from '#prisma/demo/places.ts'
import { ago, minutesAgo, type Story } from '#prisma/demo/play-stories.ts'

/** Orders of the demo’s customer that are paid for and not over. */
export const runningOrders: readonly Story[] = [
  // Delivered, and sent back for changes.
  [
    [
      ago(17, 14),
      (order) =>
        order.place({
          ...gent,
          documentType: 'Marriage supplements',
          personsOfInterest: [
            { firstname: 'Livina', lastname: 'De Clercq' },
            { firstname: 'Pieter', lastname: 'Maes' },
          ],
          externalOrderRef: 'DECLERCQ-4',
        }),
    ],
    [ago(17, 15), (order) => order.open()],
    [
      ago(16, 11),
      (order) =>
        order.offer({
          by: 'ineke',
          amount: 52,
          noFindAmount: 25,
          inDays: 12,
          message: 'The supplements of 1840 fill a box; I photograph every page.',
        }),
    ],
    [ago(16, 19), (order) => order.select('ineke')],
    [ago(16, 19, 4), (order) => order.pay()],
    [ago(13, 9), (order) => order.start()],
    [
      ago(5, 16),
      (order) =>
        order.deliver({
          outcome: 'found',
          report: 'All supplements of the marriage of 1840.',
          scans: [['Supplements 1840.jpg', 'marriages']],
        }),
    ],
    [
      ago(3, 9),
      (order) => order.requestChanges('The lower third of the page is out of focus. Could you scan it once more?'),
    ],
    [
      ago(2, 10),
      (order) =>
        order.say(
          'The customer needs the lower third above all. A photograph by daylight will do.',
          'researcher',
          'Telephoned with the customer: they only need the lower third.',
        ),
    ],
  ],
  // Delivered: it waits for the acceptance.
  [
    [
      ago(13, 8, 30),
      (order) =>
        order.place({
          ...paris,
          documentType: 'Birth record',
          personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Moreau', birthDate: 'about 1892' }],
          instructions: 'Please include the margin notes.',
          externalOrderRef: 'MOREAU-1892',
          customerName: 'Paulette Garnier',
          folder: 'Moreau',
          labels: ['urgent'],
        }),
    ],
    [ago(13, 9, 10), (order) => order.open()],
    [
      ago(13, 14),
      (order) =>
        order.offer({
          by: 'camille',
          amount: 40,
          noFindAmount: 20,
          inDays: 14,
          message: 'I am at the reading room every Tuesday.',
        }),
    ],
    [ago(12, 8), (order) => order.select('camille')],
    [ago(12, 8, 3), (order) => order.pay()],
    [ago(10, 9), (order) => order.start()],
    [ago(9, 17), (order) => order.write('Is the volume on paper or on film?')],
    [ago(8, 10), (order) => order.hear('On paper, and in good condition.')],
    [ago(8, 18), (order) => order.read()],
    [
      ago(2, 15, 30),
      (order) =>
        order.deliver({
          outcome: 'found',
          report:
            'Act 1892 of the 18th arrondissement, with two margin notes: the marriage of 1912, and the death of 1974.',
          scans: [
            ['Birth record, Jeanne Moreau.pdf', 'pdf'],
            ['The whole page.jpg', 'births'],
          ],
        }),
    ],
    [
      ago(2, 15, 32),
      (order) => order.hear('The second margin note is faint. Tell me if you need it in a better light.'),
    ],
  ],
  // At work: the researcher waits for an answer.
  [
    [
      ago(9, 9),
      (order) =>
        order.place({
          ...krakow,
          documentType: 'Baptism record',
          personsOfInterest: [{ firstname: 'Jan', lastname: 'Nowak', birthDate: '1868' }],
          externalOrderRef: 'NOWAK-12',
          folder: 'Nowak',
        }),
    ],
    [ago(9, 9, 45), (order) => order.open()],
    [
      ago(8, 13),
      (order) =>
        order.offer({
          by: 'marta',
          amount: 58,
          noFindAmount: 29,
          inDays: 16,
          message: 'The register is open for readers; I order it for Wednesday.',
        }),
    ],
    [ago(8, 18), (order) => order.select('marta')],
    [ago(8, 18, 2), (order) => order.pay()],
    [ago(6, 8), (order) => order.start()],
    [
      ago(1, 14),
      (order) =>
        order.hear('There are two Jan Nowaks in 1868, with different mothers. Do you know the mother’s name?', {
          question: true,
        }),
    ],
  ],
  // Confirmed: the amount is held.
  [
    [
      ago(4, 10),
      (order) =>
        order.place({
          ...hannover,
          documentType: 'Emigration file',
          personsOfInterest: [{ firstname: 'Auguste', lastname: 'Krüger' }],
          externalOrderRef: 'KRUEGER-08',
          folder: 'Krüger',
        }),
    ],
    [ago(4, 11), (order) => order.open()],
    [
      ago(3, 9),
      (order) =>
        order.offer({
          by: 'bruno',
          amount: 60,
          noFindAmount: 30,
          inDays: 20,
          message: 'His sister’s file lies beside his. I look through both.',
        }),
    ],
    [minutesAgo(190), (order) => order.select('bruno')],
    [minutesAgo(187), (order) => order.pay()],
  ],
]
