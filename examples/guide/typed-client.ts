// #region client
import { CallslipError, createClient } from '@callslip/client'

const { CALLSLIP_BASE_URL: baseUrl = '', CALLSLIP_API_KEY: apiKey = '' } = process.env
const client = createClient({ baseUrl, apiKey })

try {
  const { data: order } = await client.POST('/orders', {
    body: {
      repositoryName: 'Archives de Paris',
      documentType: 'Birth record',
      location: 'Paris',
    },
  })
  console.log(order.id, order.status)
} catch (error) {
  if (!(error instanceof CallslipError)) throw error
  console.error(error.code, error.message, error.requestId)
}
// #endregion
