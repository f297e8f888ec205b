/** What each role may do, in the words of a choice. */
export const roleOptions = [
  { value: 'support', label: 'Support: read, remind, open orders' },
  { value: 'finance', label: 'Finance: refunds, cancellations, disputes, payouts too' },
  { value: 'admin', label: 'Admin: everything' },
]
