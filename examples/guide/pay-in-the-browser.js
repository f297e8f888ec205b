// #region pay
/**
 * In your page, with Stripe.js (https://js.stripe.com) loaded. `payment` is the answer of
 * `payments/initiate`, handed over by your own server; `element` is an empty <div> for the
 * card form; `finalize` asks your server to call `payments/finalize`.
 */
export function offerToPay(payment, element, finalize) {
  const stripe = window.Stripe(payment.publishableKey)
  const elements = stripe.elements({ clientSecret: payment.clientSecret })
  elements.create('payment').mount(element)

  return async function confirm() {
    const { error } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: location.href },
    })
    // For the customer to read; the same payment takes another card.
    if (error) return error.message
    await finalize(payment.paymentIntentId)
  }
}
// #endregion
