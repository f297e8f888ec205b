import { gent, hannover, krakow, paris } from '#prisma/demo/places.ts'
import { ago, type Story } from '#prisma/demo/play-stories.ts'
import type { Asked, Found, Offered } from '#prisma/demo/demo-order.ts'

type Course = {
  asked: Asked
  offer: Offered
  card?: 'visa' | 'disputed' | 'gone'
  found?: Found
  /** So many days ago it was placed. */
  days: number
  /** So many days later it is handed over. */
  handedOver?: number
}

/** An order until it is handed over, or until work on it has begun. */
const until = ({ asked, offer, card, found, days, handedOver = 5 }: Course): Story => [
  [ago(days, 9, 20), (order) => order.place(asked)],
  [ago(days, 10), (order) => order.open()],
  [ago(days, 15), (order) => order.offer(offer)],
  [ago(days - 1, 8), (order) => order.select(offer.by)],
  [ago(days - 1, 8, 4), (order) => order.pay(card)],
  [ago(days - 2, 9), (order) => order.start()],
  ...(found ? ([[ago(days - handedOver, 16), (order) => order.deliver(found)]] satisfies Story) : []),
]
const scan = (name: string): Pick<Found, 'scans'> => ({ scans: [[name, 'deaths']] })

/** Orders in which something went wrong: a case of each kind, and money that waits for an operator. */
export const troubledOrders: readonly Story[] = [
  // The customer reports something, Callslip asks, the customer answers: it is Callslip's turn.
  [
    ...until({
      days: 15,
      asked: {
        ...gent,
        documentType: 'Death record',
        personsOfInterest: [{ firstname: 'Livina', lastname: 'De Clercq', deathDate: '1887' }],
        externalOrderRef: 'DECLERCQ-5',
      },
      offer: { by: 'ineke', amount: 34, inDays: 8, message: 'The registers of 1887 are on film.' },
      found: { outcome: 'found', report: 'Act 402 of 1887.', ...scan('Act 402.jpg') },
    }),
    [ago(1, 9), (order) => order.report('missing_pages', 'The act goes on overleaf, and that page isn’t there.')],
    [ago(1, 12), (order) => order.answer('operator', 'Which line does the page that you have end with?')],
    [ago(1, 18), (order) => order.answer('customer', 'With “en présence de”: the witnesses are missing.')],
  ],
  // The bank questions the charge; its time to answer runs.
  [
    ...until({
      days: 4,
      handedOver: 2,
      card: 'disputed',
      asked: {
        ...hannover,
        documentType: 'Court record',
        personsOfInterest: [{ firstname: 'Auguste', lastname: 'Krüger' }],
        externalOrderRef: 'KRUEGER-09',
      },
      offer: { by: 'bruno', amount: 75, inDays: 10, message: 'Two volumes; I read both.' },
      found: { outcome: 'found', report: 'The judgement of 1869, four pages.', ...scan('Judgement.jpg') },
    }),
    [ago(1, 9), (order) => order.accept()],
  ],
  // Promised for a day that is over.
  [
    ...until({
      days: 16,
      asked: {
        ...krakow,
        documentType: 'Marriage record',
        personsOfInterest: [{ firstname: 'Anna', lastname: 'Nowak' }],
        externalOrderRef: 'NOWAK-13',
      },
      offer: { by: 'marta', amount: 48, inDays: 9, message: 'The parish sends the volume to Tarnów.' },
    }),
    [ago(2, 6), (order) => order.beLate()],
  ],
  // The researcher complains; a refund for a mistake of ours didn't arrive, the card is gone.
  [
    ...until({
      days: 24,
      card: 'gone',
      asked: {
        ...hannover,
        documentType: 'Passenger list',
        personsOfInterest: [{ firstname: 'Wilhelm', lastname: 'Krüger' }],
        externalOrderRef: 'KRUEGER-10',
      },
      offer: { by: 'bruno', amount: 40, inDays: 9, message: 'The lists of Bremen, by ship.' },
      found: { outcome: 'found', report: 'On board of the “Baltimore”, May 1867.', ...scan('Passenger list.jpg') },
    }),
    [ago(17, 9), (order) => order.accept()],
    [ago(15, 11), (order) => order.refund(300, 'fee', 'The receipt named another archive: our mistake.')],
    [ago(1, 14), (order) => order.complain('The customer asks for a second list at the same price.')],
  ],
  // Paid out, and then a part went back: the researcher owes it. An operator has noticed something.
  [
    ...until({
      days: 36,
      asked: {
        ...paris,
        documentType: 'Notarial deed',
        personsOfInterest: [{ firstname: 'Émile', lastname: 'Garnier' }],
        externalOrderRef: 'GARNIER-2',
      },
      offer: { by: 'ineke', amount: 90, inDays: 9, message: 'I am in Paris that week.' },
      found: { outcome: 'partial', report: 'The deed, without its annexes.', ...scan('Deed.jpg') },
    }),
    [ago(30, 9), (order) => order.accept()],
    [ago(29, 4), (order) => order.payOut()],
    [
      ago(27, 10),
      (order) => order.refund(2000, 'researcher', 'The annexes were in the same box, and were not copied.'),
    ],
    [ago(1, 10), (order) => order.note('The second deed of this researcher without its annexes. Ask before the next.')],
  ],
  // Their bank sent the payout back.
  [
    ...until({
      days: 22,
      asked: {
        ...krakow,
        documentType: 'Death record',
        personsOfInterest: [{ firstname: 'Jan', lastname: 'Nowak', deathDate: '1931' }],
        externalOrderRef: 'NOWAK-14',
      },
      offer: { by: 'marta', amount: 30, inDays: 9, message: 'One entry, one day.' },
      found: { outcome: 'found', report: 'Entry 118 of 1931.', ...scan('Entry 118.jpg') },
    }),
    [ago(15, 9), (order) => order.accept()],
    [ago(14, 4), (order) => order.payOut('account_closed')],
  ],
]
