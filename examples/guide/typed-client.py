# #region client
import os

from callslip import Callslip, CallslipError

client = Callslip(os.environ["CALLSLIP_BASE_URL"], os.environ["CALLSLIP_API_KEY"])

try:
    order = client.place_order(
        {
            "repositoryName": "Archives de Paris",
            "documentType": "Birth record",
            "location": "Paris",
        }
    )
    print(order["id"], order["status"])
except CallslipError as error:
    print(error.code, error, error.request_id)
# #endregion
