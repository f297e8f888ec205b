// Generated from the OpenAPI document by `npm run sdk`; changes are made there.

export interface paths {
    "/archives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the directory of archives
         * @description By name; `order=desc` turns the order round. An order names its archive by any text: `archiveRepositoryId` may be an `id` of this list or not.
         *
         *     Scope: `orders:read`.
         */
        get: operations["listArchives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/archives/{archiveId}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What orders of an archive cost and how long they took
         * @description From real orders that are completed, of all customers together: `low` to `high` is the middle half of them. Nothing is said of fewer than five.
         *
         *     Scope: `orders:read`.
         */
        get: operations["getArchiveFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an attachment
         * @description The body is the file itself: PDF, JPEG, PNG or TIFF, at most 20 MiB. Name its id in `attachmentIds` when you place or change an order or write a message; what nothing claims is forgotten after a day.
         *
         *     Scope: `orders:write`.
         */
        post: operations["uploadAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin an upload of an attachment that can be resumed
         * @description For connections that may break: the file is then sent in parts of any size. Unfinished uploads are forgotten after two days. Name its id in `attachmentIds` when you place or change an order or write a message; what nothing claims is forgotten after a day.
         *
         *     Scope: `orders:write`.
         */
        post: operations["beginAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments/uploads/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far an attachment's upload has come
         * @description Scope: `orders:write`.
         */
        get: operations["getAttachmentUpload"];
        put?: never;
        post?: never;
        /**
         * Give an upload up, or what it became
         * @description Scope: `orders:write`.
         */
        delete: operations["discardAttachment"];
        options?: never;
        head?: never;
        /**
         * Send the next part of an attachment
         * @description The body is the file from `offset` on, all of it or a part. What arrives before a connection breaks is kept: ask how far the upload has come and go on there. With the last byte the answer holds the attachment.
         *
         *     Scope: `orders:write`.
         */
        patch: operations["sendAttachmentPart"];
        trace?: never;
    };
    "/billing/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom your documents are made out to
         * @description Scope: `orders:read`; of a person’s role: `billing:read`.
         */
        get: operations["getBillingDetails"];
        /**
         * Say whom your documents are made out to
         * @description All of it at once: what is left out is taken away. It counts for documents issued from now on, in both environments.
         *
         *     Scope: `orders:write`; of a person’s role: `billing`.
         */
        put: operations["saveBillingDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your receipts, invoices and credit notes
         * @description Scope: `orders:read`; of a person’s role: `billing:read`.
         */
        get: operations["listBillingDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/documents/{billingDocumentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of them
         * @description With `Accept: application/pdf` as a PDF, as it comes from `/billing/documents/{billingDocumentId}/pdf`.
         *
         *     Scope: `orders:read`; of a person’s role: `billing:read`.
         */
        get: operations["getBillingDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/documents/{billingDocumentId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of them as a PDF
         * @description Scope: `orders:read`; of a person’s role: `billing:read`.
         */
        get: operations["getBillingDocumentPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every event of the account, oldest first
         * @description Nothing is ever added before an event that you have read here, and the events of an order come in the order of their `sequence`, so the id of the last event read is all that a receiver has to keep. An empty answer means that there is nothing new: ask again with the same `after`. Pings are left out.
         *
         *     Scope: `orders:read`.
         */
        get: operations["listAccountEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Be told of changes as they happen
         * @description Server-sent events, made for the portal's pages; a program that mustn't miss anything reads `GET /events`. Each `change` has `data` of `{ "orderId", "type", "sequence" }` and `id` of `{orderId}:{sequence}`; fetch the order to see what changed. `reconnected`, with `data` of `{}`, says that some may have been missed. `retry` asks for 2 seconds before connecting again, a comment comes every 15 seconds, and after five minutes the stream ends: connect again, and read what changed meanwhile from the lists. With `unheardFor` it says by itself whether there was anything. `Last-Event-ID` is not looked at. A stream ends within half a minute of the key or the session behind it. Each may hold ten at once; the next is refused with `rate_limited`.
         *
         *     Scope: `orders:read`.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go-live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has been tried, and how production stands
         * @description Computed from what the client did in development.
         *
         *     Scope: `orders:read`.
         */
        get: operations["getGoLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/go-live/verify-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try whether an endpoint checks signatures
         * @description Sends a signed `webhook.ping`, then one with a broken signature, and answers with what the endpoint said to both.
         *
         *     Scope: `webhooks:write`.
         */
        post: operations["verifyWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders with messages that you haven't marked as read
         * @description Scope: `orders:read`.
         */
        get: operations["listUnreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your templates of orders
         * @description Scope: `orders:read`.
         */
        get: operations["listOrderTemplates"];
        put?: never;
        /**
         * Keep an order as a template
         * @description As much of an order as you have, at most 50 templates. All members see them. Under a name that you use already, in the place of the template before.
         *
         *     Scope: `orders:write`.
         */
        post: operations["saveOrderTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a template
         * @description Scope: `orders:write`.
         */
        delete: operations["removeOrderTemplate"];
        options?: never;
        head?: never;
        /**
         * Rename a template
         * @description Scope: `orders:write`.
         */
        patch: operations["renameOrderTemplate"];
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your orders
         * @description Scope: `orders:read`.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Place an order
         * @description The answer says `submitted`. In development the order is opened for offers at once, in production by an operator.
         *
         *     Scope: `orders:write`.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your orders as a table
         * @description The filters are those of the list. The last columns are what `GET /orders/money` tells: the agreed total with the fee, what was charged, what has gone back and what is in dispute with a bank or was taken back by one, in major units of the currencies beside them.
         *
         *     Scope: `orders:read`.
         */
        get: operations["exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one order
         * @description Scope: `orders:read`.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an order
         * @description Possible until an offer is selected, and again once a selected one has been declined. What is left out stays as it is, and
         *     `null` removes what an order needn't have. Each member is judged as `POST /orders` judges it. The archive, the kind of document, the
         *     way of pricing and the currency stay: they may be sent as they are, and anything else is refused. Researchers with an offer
         *     are asked to confirm it where you change what they read, and until they do it can't be selected (`awaitsConfirmation`,
         *     `offer_not_confirmed`); your reference and your customer's name are nobody else's business. What is as it was before is no
         *     change and makes no event.
         *
         *     Scope: `orders:write`.
         */
        patch: operations["changeOrder"];
        trace?: never;
    };
    "/orders/{orderId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a delivered order
         * @description Completes the order and pays the researcher. It happens by itself 14 days after delivery. Accepting a completed order answers it as it is.
         *
         *     Scope: `orders:write`.
         */
        post: operations["acceptOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is attached to an order and its messages
         * @description Every request makes fresh URLs, each good for 15 minutes.
         *
         *     Scope: `orders:read`.
         */
        get: operations["listAttachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/attachments/{attachmentId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Be redirected to a fresh download URL of an attachment
         * @description Scope: `orders:read`.
         */
        get: operations["downloadAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The problems reported about an order
         * @description Oldest first, closed ones too.
         *
         *     Scope: `orders:read`.
         */
        get: operations["listCases"];
        put?: never;
        /**
         * Report a problem
         * @description Opens a case with Callslip: from the start of the work (then `late` and `other` only) until 30 days after the order was completed, one
         *     at a time. While it is open, silence is no acceptance; afterwards what was left of the 14 days goes on, at least three days. To have the researcher change a delivery,
         *     `request-changes` is the shorter way.
         *
         *     Scope: `orders:write`.
         */
        post: operations["openCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/cases/{caseId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add something to a case
         * @description Scope: `orders:write`.
         */
        post: operations["answerCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was changed about an order, and what stood there before
         * @description Scope: `orders:read`.
         */
        get: operations["listOrderChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the delivered documents
         * @description Empty until the order is delivered. Every request makes fresh URLs, each good for 15 minutes.
         *
         *     Scope: `orders:read`.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/documents.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All delivered documents in one archive
         * @description Where there is none, 404.
         *
         *     Scope: `orders:read`.
         */
        get: operations["downloadAllDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/documents/{documentId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Be redirected to a fresh download URL
         * @description Scope: `orders:read`.
         */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of an order
         * @description Scope: `orders:read`.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of an order
         * @description Scope: `orders:read`.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Write to the researcher
         * @description Scope: `orders:write`.
         */
        post: operations["postMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one message
         * @description Scope: `orders:read`.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark messages as read, up to one of them
         * @description Scope: `orders:write`.
         */
        post: operations["markMessagesRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your notes on an order
         * @description What your client's people and programs wrote about it for each other. Nobody else reads it.
         *
         *     Scope: `orders:read`.
         */
        get: operations["listNotes"];
        put?: never;
        /**
         * Write a note on an order
         * @description Scope: `orders:write`.
         */
        post: operations["writeNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a note away
         * @description Scope: `orders:write`.
         */
        delete: operations["removeNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the offers on an order
         * @description Every offer that is neither retracted nor expired.
         *
         *     Scope: `orders:read`.
         */
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/offers/{offerId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an offer
         * @description Declining the selected offer before it is paid opens the order again and cancels its payment.
         *
         *     Scope: `orders:write`.
         */
        post: operations["declineOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/offers/{offerId}/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Select an offer
         * @description With `expectedAmount` it is selected at that amount or not at all: a researcher may change an active offer.
         *
         *     Scope: `orders:write`.
         */
        post: operations["selectOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/payments/{paymentIntentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the payment as the order keeps it
         * @description Scope: `orders:read`.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/payments/finalize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that the payment was confirmed
         * @description Scope: `orders:write`.
         */
        post: operations["finalizePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/payments/initiate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start paying for the selected offer
         * @description Scope: `orders:write`.
         */
        post: operations["initiatePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/payments/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a hold that is about to end back, to pay anew
         * @description Possible while the order shows `holdExpiresAt` and work has not started. The order waits for a payment again: initiate one.
         *
         *     Scope: `orders:write`.
         */
        post: operations["renewHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order's receipt
         * @description Issued when the payment is captured; 404 until then. With `Accept: application/pdf` it comes as a PDF, as it does from `/orders/{orderId}/receipt.pdf`.
         *
         *     Scope: `orders:read`; of a person’s role: `billing:read`.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/receipt.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order's receipt as a PDF
         * @description Scope: `orders:read`; of a person’s role: `billing:read`.
         */
        get: operations["getReceiptPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/request-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the researcher to change a delivery
         * @description Scope: `orders:write`.
         */
        post: operations["requestChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reviews of an order
         * @description Scope: `orders:read`.
         */
        get: operations["getReviews"];
        /**
         * Review the researcher
         * @description Within seven days after the order was completed, once. It can be read when the researcher has written theirs, or when the seven days are over, and stays as it is. Sending the same again changes nothing.
         *
         *     Scope: `orders:write`.
         */
        put: operations["writeReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What else could be tried
         * @description For an order that has been open for three days without an offer, in production, and for one whose search found nothing.
         *
         *     Scope: `orders:read`.
         */
        get: operations["getSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an order
         * @description Possible until the researcher starts work. A hold on the customer's card is released.
         *
         *     Scope: `orders:write`.
         */
        post: operations["withdrawOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place many orders
         * @description Up to 500 orders, in up to 1 MiB of JSON. Each row is judged by itself, as `POST /orders` would judge it as its body, and is answered
         *     in its place: `status` is 201 and `order` what was placed; 200 where it had been placed under its `idempotencyKey` before; or the
         *     status and the `error` that `POST /orders` answers. A row at fault hinders no other. `idempotencyKey` is the Idempotency-Key of
         *     `POST /orders`: send the whole batch again after a lost answer, and what was placed is not placed twice. Each row counts for the rate
         *     limit as a request. A batch may overdraw it: the next request then waits until it has recovered.
         *
         *     Scope: `orders:write`.
         */
        post: operations["placeOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the orders under way
         * @description By whose turn it is, as `turn` of the list tells them apart. Orders that have ended are not counted.
         *
         *     Scope: `orders:read`.
         */
        get: operations["countOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/filing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put orders into a folder, label and assign them
         * @description For your own order: nobody but your client's side sees it, nothing is told to webhooks, and the orders don't change by it. What isn't
         *     named stays as it is; `null` takes orders out of their folder, or from whoever looks after them. Each order fits into one folder and
         *     has up to 20 labels. All of the orders are filed or none: an unknown one is answered by 404.
         *
         *     Scope: `orders:write`.
         */
        post: operations["fileOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What orders cost, and what has become of the money
         * @description Of orders with a chosen offer or a payment; others are left out, and so are those that are not yours.
         *
         *     Scope: `orders:read`.
         */
        get: operations["listOrderMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/shelves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The folders and labels in use
         * @description Scope: `orders:read`.
         */
        get: operations["listShelves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/request-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your calls of this API
         * @description The last 30 days, a second or two behind. No bodies, queries or secrets are kept. Reading the log is not logged, nor are requests without a key that we know.
         *
         *     Scope: `orders:read`; of a person’s role: `logs:read`.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/researchers/{researcherId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one researcher
         * @description Of those who have made you an offer; anybody else is not found.
         *
         *     Scope: `orders:read`.
         */
        get: operations["getResearcherPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/researchers/{researcherId}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what customers say of a researcher
         * @description Scope: `orders:read`.
         */
        get: operations["listResearcherReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/orders/{orderId}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What time will bring an order by itself
         * @description On the development base URL only.
         *
         *     Scope: `orders:write`.
         */
        get: operations["getSandboxClock"];
        put?: never;
        /**
         * Let days pass for an order
         * @description All times of the order move back by whole days, and what is due happens within seconds, as it would by itself. Its history keeps the times at which things were said. No other order is concerned.
         *
         *     On the development base URL only.
         *
         *     Scope: `orders:write`.
         */
        post: operations["moveSandboxClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/orders/{orderId}/confirm-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a payment as the browser would
         * @description On the development base URL only.
         *
         *     Scope: `orders:write`.
         */
        post: operations["confirmSandboxPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/orders/{orderId}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The steps the other side could take now
         * @description On the development base URL only.
         *
         *     Scope: `orders:write`.
         */
        get: operations["listSandboxSteps"];
        put?: never;
        /**
         * Have the other side take a step
         * @description On the development base URL only.
         *
         *     Scope: `orders:write`.
         */
        post: operations["performSandboxStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the delivery records
         * @description Of all endpoints, deleted ones included, for 90 days.
         *
         *     Scope: `webhooks:read`.
         */
        get: operations["searchWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One delivery with its request and every attempt
         * @description Scope: `webhooks:read`.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send one event again
         * @description At once, with the same `webhook-id`; also where it has arrived before. A failure is retried as for a new event.
         *
         *     Scope: `webhooks:write`.
         */
        post: operations["resendWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your webhook endpoints
         * @description Deleted endpoints come last.
         *
         *     Scope: `webhooks:read`.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Register a webhook endpoint
         * @description The signing secret is shown here and never again, except to a repetition with the same Idempotency-Key.
         *
         *     Scope: `webhooks:write`.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpointId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One webhook endpoint with its last two weeks
         * @description A deleted one too.
         *
         *     Scope: `webhooks:read`.
         */
        get: operations["getWebhookEndpoint"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Its delivery records are kept for 90 days.
         *
         *     Scope: `webhooks:write`.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Change, pause or reactivate a webhook endpoint
         * @description While an endpoint is paused nothing is sent to it or queued for it; `recover` brings it back afterwards.
         *
         *     Scope: `webhooks:write`.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/webhook-endpoints/{endpointId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The delivery records of an endpoint
         * @description Scope: `webhooks:read`.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpointId}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a webhook.ping
         * @description Scope: `webhooks:write`.
         */
        post: operations["pingWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpointId}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send everything that has not arrived since a time
         * @description What failed, what waits for another attempt, and what was never sent because the endpoint was paused, disabled or not yet registered; in the order of the feed, one after the other. What has arrived is not sent again. A paused or disabled endpoint is refused: set its `status` to `active` first.
         *
         *     Scope: `webhooks:write`.
         */
        post: operations["recoverWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{endpointId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the signing secret
         * @description For 24 hours deliveries are signed with both secrets: `X-Service-Signature` with the old one, `X-Service-Signature-Next` with the new. Rotating again within that time replaces the new one.
         *
         *     Scope: `webhooks:write`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "case.answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case.answered
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onCaseAnswered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case.closed
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onCaseClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case.opened
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onCaseOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "document.added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * document.added
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onDocumentAdded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * message.created
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onMessageCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * offer.closed
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOfferClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * offer.confirmed
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOfferConfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * offer.created
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOfferCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * offer.declined
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOfferDeclined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * offer.expired
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOfferExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.retracted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * offer.retracted
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOfferRetracted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.selected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * offer.selected
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOfferSelected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * offer.updated
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOfferUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.cancelled
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOrderCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.changed
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOrderChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.changes_requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.changes_requested
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOrderChangesRequested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.completed
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOrderCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.confirmed
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOrderConfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.created
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOrderCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.delivered
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOrderDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.eta_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.eta_changed
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOrderEtaChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.opened
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOrderOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.started
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOrderStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.withdrawn
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onOrderWithdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.authorized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.authorized
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onPaymentAuthorized"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.canceled
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onPaymentCanceled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.captured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.captured
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onPaymentCaptured"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.dispute_closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.dispute_closed
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onPaymentDisputeClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.disputed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.disputed
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onPaymentDisputed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.expired
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onPaymentExpired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.failed
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onPaymentFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.initiated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.initiated
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onPaymentInitiated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.refund_failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.refund_failed
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onPaymentRefundFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.refunded
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onPaymentRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.transferred": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payment.transferred
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onPaymentTransferred"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "review.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * review.opened
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onReviewOpened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "review.written": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * review.written
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onReviewWritten"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * webhook.ping
         * @description Sent at least once, in no certain order. `data.eventId` stays the same over retries; `data.sequence` counts an order's events.
         */
        post: operations["onWebhookPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        __schema0: string | number | boolean | null | components["schemas"]["__schema0"][] | {
            [key: string]: components["schemas"]["__schema0"];
        };
        /**
         * @example {
         *       "token": "the-token-of-the-link"
         *     }
         */
        AcceptInvitation: {
            /** @description From the link in the mail */
            token: string;
        };
        /**
         * @example {
         *       "state": "waiting",
         *       "askedAt": "2026-03-02T09:30:00.000Z",
         *       "dueAt": "2026-03-16T09:30:00.000Z",
         *       "clientsThatGo": [
         *         {
         *           "id": "cli_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *           "name": "Moreau Genealogy",
         *           "kind": "integration"
         *         }
         *       ],
         *       "obstacles": []
         *     }
         */
        AccountDeletion: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            askedAt?: string;
            /** @description Clients that nobody else belongs to: they go with the account */
            clientsThatGo: {
                id: string;
                /** @enum {string} */
                kind: "personal" | "integration";
                name: string;
            }[];
            /**
             * Format: date-time
             * @description When it happens, unless it is taken back
             * @example 2026-03-02T09:30:00.000Z
             */
            dueAt?: string;
            obstacles: components["schemas"]["DeletionObstacle"][];
            /** @enum {string} */
            state: "none" | "waiting" | "working";
        };
        /**
         * @example {
         *       "url": "https://connect.stripe.com/setup/e/acct_1/AbCdEf"
         *     }
         */
        AccountOnboarding: {
            /**
             * Format: uri
             * @description Where the provider asks for what it needs; good for minutes, so ask for it when it is wanted
             */
            url: string;
        };
        /** @description Whoever did it; `api_client` is one of your own keys */
        Actor: {
            id: string;
            name: string;
            /** @enum {string} */
            type: "api_client" | "customer" | "researcher" | "operator" | "system";
        };
        AddedFactor: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            id: string;
            /** @enum {string} */
            kind: "passkey" | "totp";
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            lastUsedAt?: string;
            name: string;
            /** @description With the first factor: ten codes, each good once, shown here and never again */
            recoveryCodes?: string[];
        };
        /**
         * @example {
         *       "kind": "totp",
         *       "token": "b3BhcXVl",
         *       "name": "Phone",
         *       "code": "123456"
         *     }
         */
        AddFactor: {
            /** @constant */
            kind: "passkey";
            name: string;
            response: {
                /** @default {} */
                clientExtensionResults?: {
                    [key: string]: unknown;
                };
                /** Format: base64url */
                id: string;
                /** Format: base64url */
                rawId: string;
                response: {
                    /** Format: base64url */
                    attestationObject: string;
                    /** Format: base64url */
                    clientDataJSON: string;
                    transports?: string[];
                };
                /** @constant */
                type: "public-key";
            };
            /** @description What the operation before this one has answered */
            token: string;
        } | {
            code: string;
            /** @constant */
            kind: "totp";
            name: string;
            /** @description What the operation before this one has answered */
            token: string;
        };
        /**
         * @example {
         *       "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl",
         *       "keys": {
         *         "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
         *         "auth": "BTBZMqHH6r4Tts7J_aSIgg"
         *       }
         *     }
         */
        AddPushDevice: {
            endpoint: string;
            keys: {
                auth: string;
                p256dh: string;
            };
            /** @description The endpoint so far: without a device of yours that has it nothing is added, for it was removed meanwhile */
            replaces?: string;
        };
        /**
         * @example {
         *       "domain": "example.com"
         *     }
         */
        AddSignOnDomain: {
            domain: string;
        };
        /**
         * @example {
         *       "content": "The page is missing in the register itself."
         *     }
         */
        AnswerCase: {
            content: string;
        };
        ApiKey: {
            /** @description From where it may be used; empty: from anywhere */
            allowedNetworks: string[];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            expiresAt?: string;
            id: string;
            lastFour: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            lastUsedAt?: string;
            /** @description The network and the program of the last use, a minute exact */
            lastUsedFrom?: {
                /** @example curl/8.5.0 */
                agent?: string;
                /** @example 192.0.2.0/24 */
                network?: string;
            };
            name: string;
            prefix: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            revokedAt?: string;
            scopes: string[];
            successorId?: string;
            /** @description Of the interface: what it speaks where `Callslip-Version` says nothing else */
            version: string;
        };
        Applicant: {
            account?: {
                countryISOA3?: string;
                /**
                 * Format: date-time
                 * @description When payments to the account stop unless what is due has been given
                 * @example 2026-03-02T09:30:00.000Z
                 */
                dueBy?: string;
                /** @description The newest payout to the bank came back */
                failedPayout?: {
                    reason: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601 date-time, UTC
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    sentAt: string;
                };
                id: string;
                requirementsDue: string[];
                /** @enum {string} */
                state: "pending" | "active" | "restricted";
            };
            archives: string[];
            bio?: string;
            countries: string[];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            id: string;
            /** @description Those of `archives` that are ids of the directory, with their names */
            knownArchives: {
                city: string;
                countryISOA3: string;
                id: string;
                /** @description In the archive's own language and script */
                name: string;
            }[];
            languages: string[];
            name: string;
            robot: boolean;
            /** @enum {string} */
            status: "pending" | "approved" | "refused" | "suspended";
        };
        /**
         * @example {
         *       "name": "Camille Laurent",
         *       "bio": "Notarial records of Paris since 2009.",
         *       "languages": [
         *         "fr",
         *         "en"
         *       ],
         *       "countries": [
         *         "FRA"
         *       ],
         *       "archives": [
         *         "Archives de Paris"
         *       ]
         *     }
         */
        ApplyAsResearcher: {
            /** @description Archives that you go to: ids of the directory, or names as an order would write them */
            archives: string[];
            bio?: string;
            countries: string[];
            languages: string[];
            /** @description What customers see beside your offers */
            name: string;
        };
        Approval: {
            askedBy: {
                id: string;
                name: string;
            };
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /** @description Your yes or no counts */
            decidable: boolean;
            decidedBy?: {
                id: string;
                name: string;
            };
            decisionReason?: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            expiresAt: string;
            id: string;
            money?: {
                amount: number;
                amountMinor: number;
                currency: string;
            };
            /** @description You asked for it: take it back, or wait for somebody else */
            own: boolean;
            reason: string;
            /** @enum {string} */
            state: "waiting" | "approved" | "refused" | "withdrawn" | "expired";
            target: {
                id: string;
                name: string;
            };
            /** @enum {string} */
            what: "order.refund" | "order.cancel" | "client.enable_production";
        };
        /**
         * @example {
         *       "id": "arc_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "name": "Archives de Paris",
         *       "kind": "regional",
         *       "city": "Paris",
         *       "countryISOA3": "FRA",
         *       "isil": "FR-FRAD075",
         *       "website": "https://archives.paris.fr"
         *     }
         */
        Archive: {
            city: string;
            countryISOA3: string;
            id: string;
            /** @description ISO 15511 identifier */
            isil?: string;
            kind: components["schemas"]["ArchiveKind"];
            /** @description In the archive's own language and script */
            name: string;
            /** @description The name in Latin letters, where its own script is another */
            nameLatin?: string;
            website?: string;
        };
        /**
         * @example {
         *       "orders": 23,
         *       "medianDays": 12,
         *       "prices": [
         *         {
         *           "currency": "EUR",
         *           "orders": 21,
         *           "low": 33,
         *           "median": 44,
         *           "high": 55
         *         }
         *       ]
         *     }
         */
        ArchiveFigures: {
            /** @description From opening to delivery, in the middle */
            medianDays?: number;
            /** @description How many completed orders this is read from; absent: too few */
            orders?: number;
            prices: {
                currency: string;
                /** @description The whole price, Callslip's fee included, in major units */
                high: number;
                /** @description The whole price, Callslip's fee included, in major units */
                low: number;
                /** @description The whole price, Callslip's fee included, in major units */
                median: number;
                orders: number;
            }[];
        };
        ArchiveFile: {
            aliases: string[];
            city: string;
            countryISOA3: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            id: string;
            /** @description ISO 15511 identifier */
            isil?: string;
            kind: components["schemas"]["ArchiveKind"];
            mergedInto?: {
                id: string;
                name: string;
            };
            /** @description In the archive's own language and script */
            name: string;
            /** @description The name in Latin letters, where its own script is another */
            nameLatin?: string;
            /** @description Orders of this environment that name it */
            orders: number;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            website?: string;
        };
        ArchiveImport: {
            added: number;
            faults: {
                column?: string;
                line: number;
                message: string;
            }[];
            refused: number;
            unchanged: number;
            updated: number;
        };
        /**
         * @example {
         *       "name": "Archives de Paris",
         *       "kind": "regional",
         *       "city": "Paris",
         *       "countryISOA3": "FRA",
         *       "isil": "FR-FRAD075",
         *       "aliases": [
         *         "Archives de la Seine"
         *       ]
         *     }
         */
        ArchiveInput: {
            aliases?: string[];
            city: string;
            /**
             * @description ISO 3166-1 alpha-3 country code, in any case
             * @example FRA
             */
            countryISOA3: string;
            isil?: string;
            kind: components["schemas"]["ArchiveKind"];
            name: string;
            nameLatin?: string;
            website?: string;
        };
        /**
         * @description `state`: of a part of a federation, such as a US state, a Land or a canton. `regional`: of any other part of a country, such as a département or a county.
         * @enum {string}
         */
        ArchiveKind: "national" | "state" | "regional" | "city" | "church" | "military" | "university" | "other";
        /**
         * @example {
         *       "documentIds": [
         *         "doc_01k9z3v7e8f6q9w2x4y5z6a7b8"
         *       ]
         *     }
         */
        ArrangeDocuments: {
            documentIds: string[];
        };
        /**
         * @example {
         *       "what": "order.refund",
         *       "targetId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "amountMinor": 30000,
         *       "reason": "The register was destroyed in 1944."
         *     }
         */
        AskApproval: {
            /** @description Of a refund; all that is left where absent */
            amountMinor?: number;
            reason: string;
            /** @description The order or the client */
            targetId: string;
            /** @enum {string} */
            what: "order.refund" | "order.cancel" | "client.enable_production";
        };
        /**
         * @example {
         *       "id": "att_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "name": "family-book.jpg",
         *       "contentType": "image/jpeg",
         *       "sizeBytes": 318202,
         *       "createdAt": "2026-03-02T09:28:00.000Z",
         *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "url": "https://api.example.com/files/att_01k9z3v7e8f6q9w2x4y5z6a7b8?expires=1772445600&signature=Zm9v",
         *       "expiresAt": "2026-03-02T09:45:00.000Z"
         *     }
         */
        AttachedFile: {
            /** @enum {string} */
            contentType: "application/pdf" | "image/jpeg" | "image/png" | "image/tiff" | "text/plain";
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            expiresAt: string;
            id: string;
            /** @description The message that it came with; the order itself otherwise */
            messageId?: string;
            name: string;
            sha256: string;
            sizeBytes: number;
            /**
             * Format: uri
             * @description Signed, good until `expiresAt`, needs no Authorization header
             */
            url: string;
        };
        /**
         * @example {
         *       "id": "att_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "name": "family-book.jpg",
         *       "contentType": "image/jpeg",
         *       "sizeBytes": 318202,
         *       "createdAt": "2026-03-02T09:28:00.000Z"
         *     }
         */
        Attachment: {
            /** @enum {string} */
            contentType: "application/pdf" | "image/jpeg" | "image/png" | "image/tiff" | "text/plain";
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            id: string;
            name: string;
            sizeBytes: number;
        };
        /**
         * @example {
         *       "id": "upl_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "name": "family-book.jpg",
         *       "sizeBytes": 318202,
         *       "offset": 16384,
         *       "createdAt": "2026-03-02T09:28:00.000Z"
         *     }
         */
        AttachmentUpload: {
            /** @description Once the file is complete */
            attachment?: components["schemas"]["Attachment"];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            id: string;
            name: string;
            /** @description How many bytes have arrived */
            offset: number;
            sizeBytes: number;
        };
        /**
         * @example {
         *       "name": "family-book.jpg",
         *       "sizeBytes": 318202
         *     }
         */
        BeginAttachmentUpload: {
            /** @description File name */
            name: string;
            sizeBytes: number;
        };
        /**
         * @example {
         *       "kind": "totp"
         *     }
         */
        BeginFactor: {
            /** @enum {string} */
            kind: "passkey" | "totp";
        };
        /**
         * @example {
         *       "name": "birth-record.pdf",
         *       "sizeBytes": 48213
         *     }
         */
        BeginUpload: {
            /** @description File name */
            name: string;
            sizeBytes: number;
        };
        BegunFactor: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            expiresAt: string;
            /** @description Options for `navigator.credentials.create`, as JSON */
            passkey?: {
                [key: string]: unknown;
            };
            token: string;
            /** @description Shown here and never again */
            totp?: {
                secret: string;
                /** @description For a QR code */
                uri: string;
            };
        };
        BillingDetails: {
            address?: string;
            country?: string;
            name: string;
            vatId?: string;
        };
        /**
         * @example {
         *       "name": "Moreau Genealogy SARL",
         *       "address": "12 rue des Archives\n75004 Paris",
         *       "country": "FR",
         *       "vatId": "FR40303265045"
         *     }
         */
        BillingDetailsInput: {
            /** @description As it is to be printed, with its line breaks */
            address?: string;
            /**
             * @description ISO 3166-1 alpha-2 country code, in any case
             * @example FR
             */
            country?: string;
            /** @description Whom receipts and invoices are made out to */
            name: string;
            /**
             * @description With its country prefix
             * @example FR40303265045
             */
            vatId?: string;
        };
        /**
         * @example {
         *       "id": "bil_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "number": "T-2026-000017",
         *       "kind": "receipt",
         *       "issuedAt": "2026-03-05T09:30:00.000Z",
         *       "sandbox": true,
         *       "currency": "EUR",
         *       "totalMinor": 4675,
         *       "seller": {
         *         "name": "Callslip"
         *       },
         *       "buyer": {
         *         "name": "Moreau Genealogy SARL",
         *         "country": "FR",
         *         "vatId": "FR40303265045"
         *       },
         *       "lines": [
         *         {
         *           "text": "Research by Camille Laurent",
         *           "amountMinor": 4250
         *         },
         *         {
         *           "text": "Callslip’s fee",
         *           "amountMinor": 425
         *         }
         *       ],
         *       "vat": {
         *         "ratePercent": 0,
         *         "netMinor": 425,
         *         "vatMinor": 0,
         *         "reverseCharge": false
         *       },
         *       "order": {
         *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "number": "CS-7QK-4MR",
         *         "title": "Birth record, Archives de Paris"
         *       },
         *       "paymentIntentId": "pi_3PqL2x",
         *       "notes": [
         *         "Paid by card.",
         *         "No VAT is charged."
         *       ]
         *     }
         */
        BillingDocument: {
            buyer: components["schemas"]["BillingDetails"];
            /** @description The number of the document that this one corrects */
            corrects?: string;
            currency: string;
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            issuedAt: string;
            /** @enum {string} */
            kind: "receipt" | "invoice" | "credit_note" | "statement";
            lines: components["schemas"]["BillingLine"][];
            /** @description Of a statement: `YYYY-MM`, UTC */
            month?: string;
            notes: string[];
            number: string;
            order?: {
                /** @description `customerName` of the order, as it was then */
                customer?: string;
                id: string;
                /** @description Of documents issued since orders have one */
                number?: string;
                /** @description `externalOrderRef` of the order, as it was then */
                reference?: string;
                title: string;
            };
            paymentIntentId?: string;
            /** @description Made in the development environment: no real invoice */
            sandbox: boolean;
            seller: components["schemas"]["BillingSeller"];
            /** @description Minor units; what a credit note gives back is positive */
            totalMinor: number;
            vat: components["schemas"]["BillingVat"];
        };
        BillingLine: {
            amountMinor: number;
            on?: string;
            text: string;
        };
        BillingSeller: {
            address?: string;
            country?: string;
            name: string;
            vatId?: string;
        };
        /** @description Contained in Callslip's fee */
        BillingVat: {
            netMinor: number;
            ratePercent: number;
            /** @description The recipient owes the VAT */
            reverseCharge: boolean;
            vatMinor: number;
        };
        /**
         * @example {
         *       "reason": "The archive is closed until spring."
         *     }
         */
        CancelOrder: {
            /** @description The effect that was shown; where another one would come about by now, nothing happens and the answer is 409 */
            expectedEffect?: {
                amountMinor?: number;
                /** @enum {string} */
                kind: "nothing" | "release" | "refund";
            };
            reason: string;
        };
        /**
         * @example {
         *       "id": "cas_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "reference": "CS-7QK-4MR/1",
         *       "kind": "missing_pages",
         *       "content": "The entry goes on overleaf, and that page is not there.",
         *       "documentIds": [],
         *       "state": "open",
         *       "openedAt": "2026-03-09T09:30:00.000Z",
         *       "answers": []
         *     }
         */
        Case: {
            answers: {
                content: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 date-time, UTC
                 * @example 2026-03-02T09:30:00.000Z
                 */
                createdAt: string;
                /** @enum {string} */
                from: "customer" | "researcher" | "callslip";
                id: string;
            }[];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            closedAt?: string;
            content: string;
            documentIds: string[];
            id: string;
            /** @enum {string} */
            kind: "missing_pages" | "unreadable" | "wrong_person" | "late" | "other";
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            openedAt: string;
            orderId: string;
            /**
             * @description What was decided; `accepted` where you accepted the delivery all the same, `order_ended` where the order ended before
             * @enum {string}
             */
            outcome?: "redo_asked" | "part_refunded" | "refunded" | "nothing_to_do" | "accepted" | "order_ended";
            /** @description Callslip's, for the decision */
            reason?: string;
            /** @description What people call the case by */
            reference: string;
            /**
             * @description `answered`: the researcher or Callslip has written since the customer last did
             * @enum {string}
             */
            state: "open" | "answered" | "closed";
        };
        /**
         * @example {
         *       "email": "jeanne@example.org"
         *     }
         */
        ChangeEmail: {
            email: string;
        };
        /**
         * @example {
         *       "instructions": "Born in March 1892, after the banns.",
         *       "externalOrderRef": null
         *     }
         */
        ChangeOrder: {
            archiveRepositoryId?: string;
            /** @description All that is to be attached: what is there and not named is removed. `null` removes all */
            attachmentIds?: string[] | null;
            /** @description `null` removes it */
            countryISOA3?: string | null;
            /**
             * @description ISO 4217 currency code, in any case
             * @example EUR
             */
            currency?: string;
            /** @description `null` removes it */
            customerName?: string | null;
            /** @example Birth record */
            documentType?: string;
            /** @description `null` removes it */
            externalOrderRef?: string | null;
            /**
             * @description Major units of `currency`; with `FIXED` only
             * @example 45.5
             */
            fixedPrice?: number;
            /** @description `null` removes it */
            instructions?: string | null;
            /** @example Paris, France */
            location?: string;
            /** @description `null` removes it */
            personsOfInterest?: components["schemas"]["PersonOfInterest"][] | null;
            /** @enum {string} */
            pricingMode?: "FIXED" | "OPEN_FOR_BIDS";
            /** @example Archives de Paris */
            repositoryName?: string;
        };
        /**
         * @example {
         *       "currentPassword": "the old reading room",
         *       "newPassword": "a quiet new reading room"
         *     }
         */
        ChangePassword: {
            currentPassword: string;
            newPassword: string;
        };
        /**
         * @example {
         *       "role": "billing"
         *     }
         */
        ChangeRole: {
            /** @enum {string} */
            role: "owner" | "orders" | "billing" | "developer" | "read";
        };
        /**
         * @example {
         *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "status": "captured"
         *     }
         */
        CheckedPayment: {
            orderId: string;
            /** @enum {string} */
            status?: "initiated" | "authorized" | "captured" | "transferred" | "failed" | "canceled" | "expired" | "refunded" | "partially_refunded" | "disputed" | "mismatch";
        };
        Client: {
            autoOpen: boolean;
            /** @enum {string} */
            billing: "card" | "invoice";
            /** @description Whether the client's people may order in production; its keys may where `productionState` is `enabled` */
            byHand: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            currency: string;
            id: string;
            /**
             * @description `personal`: of somebody who looks for a document; `integration`: made to connect a system
             * @enum {string}
             */
            kind: "personal" | "integration";
            name: string;
            productionAnswers?: components["schemas"]["ProductionAnswers"];
            productionReason?: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            productionRequestedAt?: string;
            /** @enum {string} */
            productionState: "not_requested" | "requested" | "enabled" | "refused" | "disabled";
            rateLimitDevelopment?: number;
            rateLimitProduction?: number;
            /** @enum {string} */
            status: "active" | "suspended";
        };
        ClientAction: {
            actor: {
                id?: string;
                name: string;
                /** @enum {string} */
                type: "member" | "api_key" | "callslip";
            };
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Of what belongs to one
             * @enum {string}
             */
            environment?: "development" | "production";
            id: string;
            /** @enum {string} */
            kind: "sign_in" | "members" | "keys" | "webhooks" | "billing" | "access" | "retention";
            /** @example 192.0.2.0/24 */
            network?: string;
            /** @description What was done, in words */
            summary: string;
            type: string;
        };
        ClientOverview: {
            /** @description What its programs have been seen to do in development */
            checks: {
                /**
                 * Format: date-time
                 * @description ISO 8601 date-time, UTC
                 * @example 2026-03-02T09:30:00.000Z
                 */
                at?: string;
                done: boolean;
                /** @enum {string} */
                id: "order_created" | "idempotent_retry" | "webhook_verified" | "payment_finalized" | "document_downloaded";
            }[];
            client: components["schemas"]["Client"];
            endpoints: components["schemas"]["OperatorEndpoint"][];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            lastRequestAt?: string;
            /** @description Requests a minute in force; 0 is no limit */
            limits: {
                development: number;
                production: number;
            };
            members: {
                disabled: boolean;
                email: string;
                id: string;
                name: string;
                /** @enum {string} */
                role: "owner" | "orders" | "billing" | "developer" | "read";
            }[];
            months: {
                /** @example 2026-03 */
                month: string;
                orders: number;
            }[];
            orders: {
                count: number;
                /** @enum {string} */
                status: "submitted" | "open" | "awaiting_payment" | "confirmed" | "in_progress" | "delivered" | "completed" | "withdrawn" | "cancelled";
            }[];
            volume: {
                amount: number;
                amountMinor: number;
                currency: string;
                payments: number;
            }[];
        };
        /**
         * @example {
         *       "outcome": "nothing_to_do",
         *       "reason": "The register ends with this page, as the report says."
         *     }
         */
        CloseCase: {
            /** @enum {string} */
            outcome: "redo_asked" | "part_refunded" | "refunded" | "nothing_to_do";
            /** @description Why; both sides read it */
            reason: string;
        };
        /**
         * @example {
         *       "paymentIntentId": "pi_3PqL2x",
         *       "status": "requires_capture"
         *     }
         */
        ConfirmedSandboxPayment: {
            paymentIntentId: string;
            status: string;
        };
        /**
         * @example {
         *       "orderVersion": 2
         *     }
         */
        ConfirmOffer: {
            /** @description The order's `version` as it was read: where it is another by now, nothing happens */
            orderVersion?: number;
        };
        /**
         * @example {
         *       "paymentIntentId": "pi_3PqL2x",
         *       "card": "ok"
         *     }
         */
        ConfirmSandboxPayment: {
            /**
             * @description `disputed` pays, and its bank disputes the charge; what `refund_fails` paid can’t be given back
             * @default ok
             * @enum {string}
             */
            card?: "ok" | "declined" | "requires_action" | "disputed" | "refund_fails";
            paymentIntentId: string;
        };
        /**
         * @example {
         *       "name": "Back office",
         *       "scopes": [
         *         "orders:read",
         *         "orders:write"
         *       ]
         *     }
         */
        CreateApiKey: {
            /** @description Addresses and networks that may use the key, such as `203.0.113.7` or `2001:db8::/32`; empty: any */
            allowedNetworks?: string[];
            /**
             * Format: date-time
             * @example 2026-03-02T09:30:00Z
             */
            expiresAt?: string;
            name: string;
            scopes: ("orders:read" | "orders:write" | "webhooks:read" | "webhooks:write")[];
        };
        CreatedApiKey: {
            /** @description From where it may be used; empty: from anywhere */
            allowedNetworks: string[];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            expiresAt?: string;
            id: string;
            key: string;
            lastFour: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            lastUsedAt?: string;
            /** @description The network and the program of the last use, a minute exact */
            lastUsedFrom?: {
                /** @example curl/8.5.0 */
                agent?: string;
                /** @example 192.0.2.0/24 */
                network?: string;
            };
            name: string;
            prefix: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            revokedAt?: string;
            scopes: string[];
            successorId?: string;
            /** @description Of the interface: what it speaks where `Callslip-Version` says nothing else */
            version: string;
        };
        /**
         * @example {
         *       "id": "whe_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "signingSecret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw3wz1x7vQ0aE="
         *     }
         */
        CreatedWebhookEndpoint: {
            id: string;
            signingSecret: string;
        };
        /**
         * @example {
         *       "url": "https://example.com/hooks/callslip"
         *     }
         */
        CreateWebhookEndpoint: {
            /** @description Your own words for what is behind it */
            description?: string;
            /** @description The events to be sent; all of them when empty */
            eventTypes?: components["schemas"]["EventType"][];
            /** @description Made by the service when left out */
            signingSecret?: string;
            /**
             * @description HTTPS, a public address, no credentials
             * @example https://example.com/hooks/callslip
             */
            url: string;
        };
        /**
         * @example {
         *       "id": "exp_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "state": "ready",
         *       "createdAt": "2026-03-02T09:30:00.000Z",
         *       "readyAt": "2026-03-02T09:30:04.000Z",
         *       "expiresAt": "2026-03-09T09:30:04.000Z",
         *       "sizeBytes": 481203
         *     }
         */
        DataExport: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when it can be downloaded
             * @example 2026-03-02T09:30:00.000Z
             */
            expiresAt?: string;
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            readyAt?: string;
            sizeBytes?: number;
            /** @enum {string} */
            state: "waiting" | "ready" | "expired";
        };
        /**
         * @example {
         *       "openAtOnce": false,
         *       "reason": "We look at each account in August."
         *     }
         */
        DecidePersonalAccounts: {
            openAtOnce: boolean;
            reason?: string;
        };
        /**
         * @example {
         *       "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "status": "declined"
         *     }
         */
        DeclinedOffer: {
            id: string;
            /** @constant */
            status: "declined";
        };
        /**
         * @example {
         *       "success": true
         *     }
         */
        DeletedWebhookEndpoint: {
            /** @constant */
            success: true;
        };
        /** @description What stands in the way of a deletion, in words */
        DeletionObstacle: {
            /** @enum {string} */
            kind: "open_orders" | "money" | "payout" | "sole_owner" | "last_admin";
            sentence: string;
        };
        /**
         * @example {
         *       "outcome": "found",
         *       "report": "Register 1892, page 41, entry 7."
         *     }
         */
        Deliver: {
            /** @enum {string} */
            outcome: "found" | "partial" | "not_found";
            /** @description The search report: what was searched and what was seen */
            report?: string;
        };
        /**
         * @example {
         *       "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "status": "delivered"
         *     }
         */
        DeliveredOrder: {
            id: string;
            /** @constant */
            status: "delivered";
        };
        /**
         * @example {
         *       "reason": "They have left the company.",
         *       "endKeys": true
         *     }
         */
        DisablePerson: {
            /**
             * @description Revokes the API keys that this person made
             * @default false
             */
            endKeys?: boolean;
            reason: string;
        };
        Dispute: {
            amount: number;
            amountMinor: number;
            /** @description Evidence can be saved and sent */
            answerable: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            currency: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            dueBy?: string;
            evidence: components["schemas"]["SavedEvidence"];
            /** @description What the provider has charged for it, in the currency it settles in */
            fee?: {
                amount: number;
                amountMinor: number;
                currency: string;
            };
            gathered: components["schemas"]["GatheredEvidence"];
            id: string;
            open: boolean;
            orderId: string;
            reason: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            savedAt?: string;
            status: string;
            /**
             * Format: date-time
             * @description When it went to the bank
             * @example 2026-03-02T09:30:00.000Z
             */
            submittedAt?: string;
            title: string;
        };
        /**
         * @example {
         *       "productDescription": "Search of a birth record in the archives of Paris.",
         *       "customerName": "Ada Keller",
         *       "customerEmailAddress": "ada@example.com",
         *       "serviceDate": "2026-03-02",
         *       "accessActivityLog": "2026-03-02 09:30:00 UTC; Ada Keller asked for a link to \"page 12.pdf\"; address 192.0.2.7",
         *       "cancellationPolicyDisclosure": "",
         *       "refundRefusalExplanation": "",
         *       "uncategorizedText": "The order was placed, paid for, delivered and accepted."
         *     }
         */
        DisputeEvidence: {
            /** @default  */
            accessActivityLog?: string;
            /** @default  */
            cancellationPolicyDisclosure?: string;
            /** @default  */
            customerEmailAddress?: string;
            /** @default  */
            customerName?: string;
            /** @default  */
            productDescription?: string;
            /** @default  */
            refundRefusalExplanation?: string;
            /** @default  */
            serviceDate?: string;
            /** @default  */
            uncategorizedText?: string;
        };
        /**
         * @example {
         *       "productDescription": "Search of a birth record in the archives of Paris.",
         *       "customerName": "Ada Keller",
         *       "customerEmailAddress": "ada@example.com",
         *       "serviceDate": "2026-03-02",
         *       "accessActivityLog": "2026-03-02 09:30:00 UTC; Ada Keller asked for a link to \"page 12.pdf\"; address 192.0.2.7",
         *       "cancellationPolicyDisclosure": "",
         *       "refundRefusalExplanation": "",
         *       "uncategorizedText": "The order was placed, paid for, delivered and accepted."
         *     }
         */
        DisputeEvidenceOutput: {
            /** @default  */
            accessActivityLog: string;
            /** @default  */
            cancellationPolicyDisclosure: string;
            /** @default  */
            customerEmailAddress: string;
            /** @default  */
            customerName: string;
            /** @default  */
            productDescription: string;
            /** @default  */
            refundRefusalExplanation: string;
            /** @default  */
            serviceDate: string;
            /** @default  */
            uncategorizedText: string;
        };
        /**
         * @example {
         *       "name": "birth-record.pdf",
         *       "url": "https://api.example.com/files/doc_01k9z3v7e8f6q9w2x4y5z6a7b8?expires=1772445600&signature=Zm9v",
         *       "id": "doc_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "contentType": "application/pdf",
         *       "sizeBytes": 48213,
         *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
         *       "createdAt": "2026-03-14T10:00:00.000Z",
         *       "expiresAt": "2026-03-14T10:15:00.000Z"
         *     }
         */
        Document: {
            /** @enum {string} */
            contentType: "application/pdf" | "image/jpeg" | "image/png" | "image/tiff" | "text/plain";
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            expiresAt: string;
            id: string;
            name: string;
            sha256: string;
            sizeBytes: number;
            /**
             * Format: uri
             * @description Signed, good until `expiresAt`, needs no Authorization header
             */
            url: string;
        };
        /**
         * @example {
         *       "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "orderNumber": "CS-7QK-4MR",
         *       "repositoryName": "Archives de Paris",
         *       "documentType": "Birth record",
         *       "orderStatus": "completed",
         *       "state": "transferred",
         *       "amount": 42.5,
         *       "currency": "EUR",
         *       "startedAt": "2026-03-05T09:30:00.000Z",
         *       "completedAt": "2026-03-12T09:30:00.000Z"
         *     }
         */
        Earning: {
            /** @description Major units: your part, less what was refunded of it */
            amount: number;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            completedAt?: string;
            currency: string;
            documentType: string;
            /** @description Of the offer */
            id: string;
            orderId: string;
            orderNumber: string;
            /** @enum {string} */
            orderStatus: "submitted" | "open" | "awaiting_payment" | "confirmed" | "in_progress" | "delivered" | "completed" | "withdrawn" | "cancelled";
            /** @description Major units: the part of yours that the customer got back */
            refunded?: number;
            repositoryName: string;
            /** @description Major units: what you have of it by now */
            sent?: number;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            startedAt?: string;
            /** @enum {string} */
            state: "reserved" | "pending" | "transferred" | "disputed" | "invoice" | "refunded";
        };
        Earnings: {
            months: components["schemas"]["EarningsMonth"][];
            totals: components["schemas"]["EarningsTotal"][];
        };
        EarningsMonth: {
            currency: string;
            invoice: number;
            /** @description YYYY-MM (UTC), of completion, or of the start of work until then */
            month: string;
            orders: number;
            pending: number;
            reserved: number;
            transferred: number;
        };
        EarningsTotal: {
            currency: string;
            invoice: number;
            orders: number;
            pending: number;
            reserved: number;
            transferred: number;
        };
        Error: {
            /** @description With `offer_changed`: what the offer asks for now, in major units of `currency` */
            amount?: number;
            /** @enum {string} */
            code: "invalid_request" | "idempotency_key_invalid" | "payment_failed" | "authentication_required" | "api_key_invalid" | "api_key_revoked" | "api_key_expired" | "insufficient_scope" | "wrong_environment" | "production_not_enabled" | "client_suspended" | "ip_not_allowed" | "proof_required" | "factor_required" | "sign_on_required" | "own_sign_in_required" | "link_expired" | "not_found" | "method_not_allowed" | "request_timeout" | "order_not_withdrawable" | "order_not_open" | "order_closed" | "order_state_conflict" | "order_not_changeable" | "order_changed" | "case_exists" | "case_closed" | "review_exists" | "offer_not_active" | "offer_not_selected" | "offer_already_selected" | "offer_already_paid" | "offer_changed" | "offer_not_confirmed" | "offer_exists" | "payment_not_confirmed" | "payment_requires_action" | "payment_processing" | "payment_canceled" | "payment_superseded" | "payment_mismatch" | "payment_already_authorized" | "payment_not_required" | "payment_not_refundable" | "dispute_not_answerable" | "approval_required" | "approval_not_waiting" | "operator_conflict" | "researcher_account_not_ready" | "researcher_exists" | "upload_offset_mismatch" | "attachment_limit" | "last_owner" | "domain_taken" | "domain_not_proved" | "invitation_closed" | "account_in_use" | "webhook_endpoint_limit" | "webhook_endpoint_not_active" | "idempotency_in_progress" | "body_too_large" | "unsupported_media_type" | "misdirected_request" | "idempotency_key_reused" | "rate_limited" | "headers_too_large" | "internal" | "provider_unavailable" | "payments_not_configured" | "unavailable";
            /** @description With `offer_changed` */
            currency?: string;
            /** @description With `payment_failed`: the provider's word for why the card was declined */
            declineCode?: string;
            /** @description Where fields are at fault: each of them, such as `personsOfInterest[0].firstname` */
            details?: {
                field: string;
                message: string;
            }[];
            /** @description A sentence for people: what to change */
            error: string;
            /** @description With `upload_offset_mismatch`: how many bytes have arrived */
            offset?: number;
            /** @description The same as the header Request-Id */
            requestId: string;
            /** @description With `insufficient_scope` */
            requiredScope?: string;
            /** @description Always with `offer_already_selected`, and may come with `offer_already_paid`: which one */
            selectedOfferId?: string;
            /** @description Always with `order_not_withdrawable`, and may come with another conflict: the state that the order is in */
            status?: string;
        };
        /**
         * @description Everything that happens to an order
         * @enum {string}
         */
        EventType: "order.created" | "order.opened" | "order.confirmed" | "order.started" | "order.delivered" | "order.changes_requested" | "order.completed" | "order.withdrawn" | "order.cancelled" | "order.eta_changed" | "order.changed" | "offer.created" | "offer.updated" | "offer.confirmed" | "offer.selected" | "offer.declined" | "offer.retracted" | "offer.expired" | "offer.closed" | "payment.initiated" | "payment.authorized" | "payment.captured" | "payment.transferred" | "payment.failed" | "payment.canceled" | "payment.expired" | "payment.refunded" | "payment.refund_failed" | "payment.disputed" | "payment.dispute_closed" | "message.created" | "document.added" | "case.opened" | "case.answered" | "case.closed" | "review.written" | "review.opened";
        Factor: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            id: string;
            /** @enum {string} */
            kind: "passkey" | "totp";
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            lastUsedAt?: string;
            name: string;
        };
        /**
         * @example {
         *       "id": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "type": "order.created",
         *       "payload": {
         *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
         *       },
         *       "actor": {
         *         "type": "api_client",
         *         "id": "key_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "name": "Back office"
         *       },
         *       "createdAt": "2026-03-02T09:30:00.000Z",
         *       "sequence": 1,
         *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "data": {
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "sequence": 1
         *       }
         *     }
         */
        FeedEvent: {
            actor: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /** @description What a webhook's body holds as `data` */
            data: {
                [key: string]: string | number | boolean;
            };
            id: string;
            orderId?: string;
            /** @description What `data` holds, without `eventId`, `occurredAt` and `sequence` */
            payload: {
                [key: string]: string | number | boolean;
            };
            sequence?: number;
            type: components["schemas"]["EventType"];
        };
        Figures: {
            /**
             * Format: date-time
             * @description When they were counted; where there are many orders, some minutes ago
             * @example 2026-03-02T09:30:00.000Z
             */
            asOf: string;
            totals: {
                delivered: number;
                deliveryHours?: number;
                firstOfferHours?: number;
                found: number;
                notFound: number;
                partial: number;
                placed: number;
                volume: {
                    amount: number;
                    currency: string;
                    fee: number;
                    payments: number;
                    refunded: number;
                }[];
            };
            volume: {
                amount: number;
                currency: string;
                fee: number;
                payments: number;
                refunded: number;
                /**
                 * Format: date
                 * @example 2026-12-01
                 */
                week: string;
            }[];
            weeks: {
                byStatus: {
                    awaiting_payment: number;
                    cancelled: number;
                    completed: number;
                    confirmed: number;
                    delivered: number;
                    in_progress: number;
                    open: number;
                    submitted: number;
                    withdrawn: number;
                };
                delivered: number;
                deliveryHours?: number;
                deliveryHoursP90?: number;
                firstOfferHours?: number;
                firstOfferHoursP90?: number;
                found: number;
                notFound: number;
                partial: number;
                placed: number;
                /**
                 * Format: date
                 * @example 2026-12-01
                 */
                week: string;
            }[];
        };
        /**
         * @example {
         *       "filed": 1
         *     }
         */
        FiledOrders: {
            filed: number;
        };
        /**
         * @example {
         *       "orderIds": [
         *         "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
         *       ],
         *       "folder": "Moreau",
         *       "addLabels": [
         *         "urgent"
         *       ]
         *     }
         */
        FileOrders: {
            addLabels?: string[];
            /** @description The member who looks after them */
            assigneeId?: string | null;
            folder?: string | null;
            orderIds: string[];
            removeLabels?: string[];
        };
        /**
         * @example {
         *       "success": true,
         *       "requestId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "bidId": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "idempotent": false
         *     }
         */
        FinalizedPayment: {
            /** @description The offer's id */
            bidId: string;
            /** @description `false` the first time, `true` for every repetition */
            idempotent: boolean;
            /** @description The order's id; not the `Request-Id` of the answer */
            requestId: string;
            /** @constant */
            success: true;
        };
        /**
         * @example {
         *       "offerId": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "paymentIntentId": "pi_3PqL2x"
         *     }
         */
        FinalizePayment: {
            offerId: string;
            paymentIntentId: string;
        };
        /** @description What we know by now */
        GatheredEvidence: components["schemas"]["DisputeEvidenceOutput"];
        /**
         * @example {
         *       "checks": [
         *         {
         *           "id": "order_created",
         *           "done": true,
         *           "at": "2026-03-02T09:30:00.000Z",
         *           "hint": "Place an order in development: POST /orders."
         *         }
         *       ],
         *       "production": {
         *         "state": "not_requested"
         *       }
         *     }
         */
        GoLive: {
            checks: {
                /**
                 * Format: date-time
                 * @description ISO 8601 date-time, UTC
                 * @example 2026-03-02T09:30:00.000Z
                 */
                at?: string;
                done: boolean;
                hint: string;
                /** @enum {string} */
                id: "order_created" | "idempotent_retry" | "webhook_verified" | "payment_finalized" | "document_downloaded";
            }[];
            production: components["schemas"]["ProductionAccess"];
        };
        Health: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            checkedAt: string;
            parts: {
                figures: {
                    label: string;
                    value: string | number;
                }[];
                /** @enum {string} */
                name: "database" | "worker" | "jobs" | "webhooks" | "provider" | "ledger" | "mail" | "storage" | "secrets" | "legal";
                summary: string;
                /** @enum {string} */
                verdict: "ok" | "attention" | "down";
            }[];
            /** @enum {string} */
            verdict: "ok" | "attention" | "down";
        };
        /**
         * @example {
         *       "success": true,
         *       "bidId": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "researcherPaymentAccountId": "acct_1PqL2x",
         *       "amountMinor": 4675,
         *       "transferAmountMinor": 4250,
         *       "platformFeeMinor": 425,
         *       "currency": "EUR",
         *       "clientSecret": "pi_3PqL2x_secret_8hT",
         *       "paymentIntentId": "pi_3PqL2x",
         *       "publishableKey": "pk_test_51PqL2x"
         *     }
         */
        InitiatedPayment: {
            /** @description What the customer pays, in minor units */
            amountMinor: number;
            /** @description The offer's id */
            bidId: string;
            clientSecret: string;
            currency: string;
            paymentIntentId: string;
            /** @description The fee's part of it */
            platformFeeMinor: number;
            publishableKey: string;
            /** @description Where the provider will send the researcher's part */
            researcherPaymentAccountId: string;
            /**
             * @description In the portal: the person who asks may pay with a card of theirs that is saved, or save one
             * @constant
             */
            savesCards?: true;
            /** @constant */
            success: true;
            /** @description The researcher's part of it */
            transferAmountMinor: number;
        };
        /**
         * @example {
         *       "offerId": "off_01k9z3v7e8f6q9w2x4y5z6a7b8"
         *     }
         */
        InitiatePayment: {
            offerId: string;
        };
        Invitation: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            email: string;
            /**
             * Format: date-time
             * @description When the link that was mailed last runs out
             * @example 2026-03-02T09:30:00.000Z
             */
            expiresAt: string;
            id: string;
            /** @enum {string} */
            role: "owner" | "orders" | "billing" | "developer" | "read";
            /** @enum {string} */
            state: "pending" | "expired" | "accepted" | "withdrawn";
        };
        /**
         * @example {
         *       "email": "jonas@example.com",
         *       "role": "orders"
         *     }
         */
        InviteMember: {
            email: string;
            /** @enum {string} */
            role: "owner" | "orders" | "billing" | "developer" | "read";
        };
        /**
         * @example {
         *       "email": "olu@example.com",
         *       "role": "support"
         *     }
         */
        InviteOperator: {
            email: string;
            /** @enum {string} */
            role: "support" | "finance" | "admin";
        };
        JoinedClient: {
            client: string;
            clientId: string;
            /** @enum {string} */
            role: "owner" | "orders" | "billing" | "developer" | "read";
        };
        /**
         * @example {
         *       "id": "req_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "createdAt": "2026-03-02T09:30:00.000Z",
         *       "method": "POST",
         *       "path": "/orders",
         *       "operation": "/orders",
         *       "status": 201,
         *       "durationMs": 12,
         *       "keyId": "key_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "idempotencyKey": true,
         *       "replayed": false
         *     }
         */
        LoggedRequest: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            durationMs: number;
            errorCode?: string;
            /** @description The `Request-Id` of the answer */
            id: string;
            /** @description Whether an Idempotency-Key was sent; always false for a GET, which has no use for one */
            idempotencyKey: boolean;
            /** @description The API key, where a program asked */
            keyId?: string;
            method: string;
            /** @description The path as this document spells it */
            operation: string;
            /** @description Without the query */
            path: string;
            /** @description Whether the answer was a stored one */
            replayed: boolean;
            status: number;
            /** @description The member of the client, where the portal asked */
            userId?: string;
        };
        /**
         * @example {
         *       "amount": 42.5,
         *       "currency": "EUR",
         *       "message": "I am at the reading room every Tuesday.",
         *       "estimatedCompletionDate": "2026-12-01"
         *     }
         */
        MakeOffer: {
            /** @description Major units; may be left out on an order with a fixed price */
            amount?: number;
            /**
             * @description ISO 4217 currency code, in any case
             * @example EUR
             */
            currency?: string;
            /**
             * Format: date
             * @example 2026-12-01
             */
            estimatedCompletionDate: string;
            message: string;
            /** @description What the search costs where nothing is found: at most `amount`, which it is when left out */
            noFindAmount?: number;
            /** @description The order's `version` as it was read: where it is another by now, nothing happens */
            orderVersion?: number;
        };
        /**
         * @example {
         *       "lastReadId": "msg_01k9z3v7e8f6q9w2x4y5z6a7b8"
         *     }
         */
        MarkMessagesRead: {
            lastReadId: string;
        };
        Me: {
            /** @description You came in through your organisation: nothing else of your account is within reach */
            bySignOn?: boolean;
            clients: {
                /** @enum {string} */
                billing: "card" | "invoice";
                /** @description Whether the client's people may order in production; its keys may where `productionState` is `enabled` */
                byHand: boolean;
                currency: string;
                id: string;
                /**
                 * @description `personal`: of somebody who looks for a document; `integration`: made to connect a system
                 * @enum {string}
                 */
                kind: "personal" | "integration";
                name: string;
                /** @description What they ordered as a visitor is placed once the account is opened */
                orderWaits?: boolean;
                productionReason?: string;
                /** @enum {string} */
                productionState: "not_requested" | "requested" | "enabled" | "refused" | "disabled";
                /** @enum {string} */
                role: "owner" | "orders" | "billing" | "developer" | "read";
                /** @description Open only to whom its own single sign-on lets in */
                signOnRequired?: boolean;
                /** @enum {string} */
                status: "active" | "suspended";
            }[];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            email: string;
            id: string;
            mutedMails: ("offers" | "payment" | "messages" | "delivery" | "hold")[];
            name: string;
            /**
             * @description What an operator may do in the console
             * @enum {string}
             */
            operatorRole?: "support" | "finance" | "admin";
            /** @description What your devices are told of */
            pushedNotices: ("offers" | "payment" | "messages" | "delivery" | "hold" | "other")[];
            roles: ("customer" | "researcher" | "operator")[];
            /**
             * @description Whether there is a passkey or an authenticator app. `required`: an operator without one, to whom nothing else is open. `exempt`: an operator of the demo data, without one
             * @enum {string}
             */
            secondFactor: "enrolled" | "absent" | "required" | "exempt";
        };
        Member: {
            email: string;
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            joinedAt: string;
            name: string;
            /** @enum {string} */
            role: "owner" | "orders" | "billing" | "developer" | "read";
            /** @description Whether it is you who asks */
            you: boolean;
        };
        /**
         * @example {
         *       "intoId": "arc_01k9z3v7e8f6q9w2x4y5z6a7b8"
         *     }
         */
        MergeArchive: {
            intoId: string;
        };
        /**
         * @example {
         *       "id": "msg_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "content": "The register for 1892 is on microfilm.",
         *       "senderId": "res_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "senderType": "researcher",
         *       "senderName": "Camille Laurent",
         *       "timestamp": "2026-03-05T14:12:00.000Z"
         *     }
         */
        Message: {
            attachments?: components["schemas"]["Attachment"][];
            content: string;
            id: string;
            /**
             * @description It waited, or waits, for an answer
             * @constant
             */
            question?: true;
            senderId: string;
            senderName: string;
            /** @enum {string} */
            senderType: "api_client" | "customer" | "researcher" | "operator" | "system";
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            timestamp: string;
        };
        /**
         * @example {
         *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "lastReadId": "msg_01k9z3v7e8f6q9w2x4y5z6a7b8"
         *     }
         */
        MessagesRead: {
            lastReadId: string;
            orderId: string;
        };
        MissingBearerToken: {
            /** @constant */
            error: "Authorization bearer token is required";
        };
        /** @description What ending the order now does to the customer's money: a hold is released, or what is left of a charge refunded */
        MoneyEffect: {
            amount?: number;
            amountMinor?: number;
            currency?: string;
            /** @enum {string} */
            kind: "nothing" | "release" | "refund";
        };
        /**
         * @example {
         *       "until": "acceptance"
         *     }
         */
        MoveSandboxClock: {
            /** @description So many days; with `until`, so many more beyond it */
            days?: number;
            /**
             * @description Until this has come; `GET` lists what is ahead
             * @enum {string}
             */
            until?: "offers_expire" | "hold_ends_soon" | "hold_ends" | "late" | "acceptance" | "reviews_open";
        };
        NewRecoveryCodes: {
            left: number;
            recoveryCodes: string[];
        };
        /**
         * @example {
         *       "id": "not_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "text": "The client wants both pages of the entry.",
         *       "author": "Jonas Weber",
         *       "createdAt": "2026-03-02T09:30:00.000Z",
         *       "yours": true
         *     }
         */
        Note: {
            /** @description Who wrote it, by name */
            author: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            id: string;
            text: string;
            /** @description Whether it was you */
            yours: boolean;
        };
        /**
         * @example {
         *       "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "amount": 42.5,
         *       "currency": "EUR",
         *       "message": "I am at the reading room every Tuesday.",
         *       "researcherId": "res_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "researcherName": "Camille Laurent",
         *       "estimatedCompletionDate": "2026-03-16",
         *       "status": "ACTIVE",
         *       "createdAt": "2026-03-02T09:31:00.000Z",
         *       "updatedAt": "2026-03-02T09:31:00.000Z",
         *       "expiresAt": "2026-04-01T09:31:00.000Z",
         *       "totalAmount": 46.75,
         *       "platformFee": 4.25,
         *       "noFindAmount": 20,
         *       "noFindTotalAmount": 22,
         *       "awaitsConfirmation": false
         *     }
         */
        Offer: {
            /** @description Major units of `currency`: the researcher's own part, without the fee */
            amount: number;
            /** @description Made before the order was changed: it can't be selected until its researcher confirms it, or offers anew */
            awaitsConfirmation: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            currency: string;
            /**
             * Format: date
             * @example 2026-12-01
             */
            estimatedCompletionDate: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            expiresAt: string;
            id: string;
            message: string;
            /** @description The researcher's own part of a search that finds nothing: `amount`, or less. What is less goes back to the customer with the completion, and the fee follows it */
            noFindAmount: number;
            /** @description What the customer has paid in the end where nothing is found, fee included */
            noFindTotalAmount: number;
            /** @description The fee, in major units */
            platformFee: number;
            researcherId: string;
            researcherName: string;
            /** @description What customers say; absent where nobody has */
            researcherRating?: components["schemas"]["Rating"];
            researcherRecord?: components["schemas"]["ResearcherRecord"];
            /** @enum {string} */
            status: "ACTIVE" | "SELECTED" | "DECLINED" | "RETRACTED" | "EXPIRED" | "CLOSED";
            /** @description What the customer pays in all, fee included, in major units */
            totalAmount: number;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
        };
        /**
         * @example {
         *       "countryISOA3": "FRA",
         *       "businessType": "individual"
         *     }
         */
        OnboardAccount: {
            /** @enum {string} */
            businessType?: "individual" | "company";
            /**
             * @description Where you live, or where the company is; the profile's only country when absent. It can't be changed later
             * @example FRA
             */
            countryISOA3?: string;
        };
        /**
         * @example {
         *       "kind": "missing_pages",
         *       "content": "The entry goes on overleaf, and that page is not there."
         *     }
         */
        OpenCase: {
            /** @description What is wrong, in your own words */
            content: string;
            /** @description The documents that it is about */
            documentIds?: string[];
            /** @enum {string} */
            kind: "missing_pages" | "unreadable" | "wrong_person" | "late" | "other";
        };
        Operator: {
            disabled: boolean;
            email: string;
            id: string;
            name: string;
            /** @enum {string} */
            role: "support" | "finance" | "admin";
        };
        OperatorAction: {
            action: string;
            after?: components["schemas"]["__schema0"];
            approval?: {
                askedBy: {
                    id: string;
                    name: string;
                };
                id: string;
            };
            before?: components["schemas"]["__schema0"];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /** @enum {string} */
            environment?: "development" | "production";
            id: string;
            operator: {
                id: string;
                name: string;
            };
            reason?: string;
            targetId: string;
            targetType: string;
            /** @constant */
            withoutSecond?: true;
        };
        OperatorEndpoint: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            description?: string;
            disabledReason?: string;
            /** @description The events that are sent; all of them when empty */
            eventTypes: string[];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            failingSince?: string;
            health: components["schemas"]["WebhookEndpointHealth"];
            id: string;
            /**
             * Format: date-time
             * @description Since when it is paused or disabled: a good `since` to recover from
             * @example 2026-03-02T09:30:00.000Z
             */
            inactiveSince?: string;
            /** @enum {string} */
            status: "active" | "paused" | "disabled" | "deleted";
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            url: string;
            /**
             * Format: date-time
             * @description When it last accepted a signed ping and refused a forged one
             * @example 2026-03-02T09:30:00.000Z
             */
            verifiedAt?: string;
        };
        OperatorEvent: {
            actor: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            deliveries: {
                attempts: number;
                endpointId: string;
                /** @enum {string} */
                status: "pending" | "delivered" | "failed";
                url: string;
            }[];
            id: string;
            /** @description What `data` holds, without `eventId`, `occurredAt` and `sequence` */
            payload: {
                [key: string]: string | number | boolean;
            };
            /** @description Kept from the customer and from webhooks */
            private: boolean;
            sequence: number;
            type: components["schemas"]["EventType"];
        };
        OperatorInvitation: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            email: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            expiresAt: string;
            id: string;
            invitedBy: {
                id: string;
                name: string;
            };
            /** @enum {string} */
            role: "support" | "finance" | "admin";
            /** @enum {string} */
            state: "open" | "accepted" | "withdrawn" | "expired";
        };
        OperatorOrder: {
            client: {
                id: string;
                name: string;
            };
            id: string;
            order: components["schemas"]["OrderDetails"];
            researcher?: {
                id: string;
                name: string;
            };
            /** @enum {string} */
            status: "submitted" | "open" | "awaiting_payment" | "confirmed" | "in_progress" | "delivered" | "completed" | "withdrawn" | "cancelled";
        };
        OperatorQueue: {
            approvals: {
                items: components["schemas"]["Approval"][];
                more: boolean;
            };
            cases: {
                items: {
                    caseId: string;
                    client: {
                        id: string;
                        name: string;
                    };
                    content: string;
                    /** @enum {string} */
                    kind: "missing_pages" | "unreadable" | "wrong_person" | "late" | "other";
                    number: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601 date-time, UTC
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    openedAt: string;
                    orderId: string;
                    reference: string;
                    researcher?: {
                        id: string;
                        name: string;
                    };
                    /** @enum {string} */
                    state: "open" | "answered" | "closed";
                    /** @enum {string} */
                    status: "submitted" | "open" | "awaiting_payment" | "confirmed" | "in_progress" | "delivered" | "completed" | "withdrawn" | "cancelled";
                    title: string;
                }[];
                more: boolean;
            };
            /** @description Orders to open, payments and cases to look at in the other environment */
            elsewhere: number;
            endpoints: {
                items: {
                    client: {
                        id: string;
                        name: string;
                    };
                    disabledReason?: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601 date-time, UTC
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    failingSince?: string;
                    id: string;
                    status: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601 date-time, UTC
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    updatedAt: string;
                    url: string;
                }[];
                more: boolean;
            };
            orders: {
                items: components["schemas"]["OperatorOrder"][];
                more: boolean;
            };
            overdue: {
                items: {
                    client: {
                        id: string;
                        name: string;
                    };
                    /**
                     * Format: date
                     * @example 2026-12-01
                     */
                    dueDate: string;
                    number: string;
                    orderId: string;
                    researcher?: {
                        id: string;
                        name: string;
                    };
                    /** @enum {string} */
                    status: "submitted" | "open" | "awaiting_payment" | "confirmed" | "in_progress" | "delivered" | "completed" | "withdrawn" | "cancelled";
                    title: string;
                }[];
                more: boolean;
            };
            payments: {
                items: {
                    /**
                     * Format: date-time
                     * @description ISO 8601 date-time, UTC
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    captureBefore?: string;
                    client: {
                        id: string;
                        name: string;
                    };
                    concerned?: number;
                    concernedMinor?: number;
                    disputeId?: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601 date-time, UTC
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    dueBy?: string;
                    number: string;
                    orderId: string;
                    payment?: {
                        amount: number;
                        amountMinor: number;
                        currency: string;
                        id: string;
                        paymentIntentId?: string;
                        /** @enum {string} */
                        status: "initiated" | "authorized" | "captured" | "transferred" | "failed" | "canceled" | "expired" | "refunded" | "partially_refunded" | "disputed" | "mismatch";
                    };
                    refusal?: string;
                    researcher?: {
                        id: string;
                        name: string;
                    };
                    /**
                     * Format: date-time
                     * @description ISO 8601 date-time, UTC
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    since: string;
                    /** @enum {string} */
                    status: "submitted" | "open" | "awaiting_payment" | "confirmed" | "in_progress" | "delivered" | "completed" | "withdrawn" | "cancelled";
                    title: string;
                    /** @enum {string} */
                    trouble: "expiring" | "mismatch" | "disputed" | "in_review" | "refund_failed" | "owed" | "debt" | "unpaid";
                }[];
                more: boolean;
            };
            payouts: {
                items: {
                    reason: string;
                    researcher: {
                        id: string;
                        name: string;
                    };
                    /**
                     * Format: date-time
                     * @description ISO 8601 date-time, UTC
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    sentAt: string;
                }[];
                more: boolean;
            };
            production: {
                items: components["schemas"]["WaitingClient"][];
                more: boolean;
            };
            researchers: {
                items: components["schemas"]["Applicant"][];
                more: boolean;
            };
        };
        /**
         * @example {
         *       "reason": "The contract is signed."
         *     }
         */
        OptionalReason: {
            reason?: string;
        };
        /**
         * @example {
         *       "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "status": "submitted",
         *       "order": {
         *         "number": "CS-7QK-4MR",
         *         "repositoryName": "Archives de Paris",
         *         "documentType": "Birth record",
         *         "location": "Paris, France",
         *         "countryISOA3": "FRA",
         *         "pricingMode": "OPEN_FOR_BIDS",
         *         "currency": "EUR",
         *         "personsOfInterest": [
         *           {
         *             "firstname": "Jeanne",
         *             "lastname": "Moreau"
         *           }
         *         ],
         *         "version": 1,
         *         "createdAt": "2026-03-02T09:30:00.000Z",
         *         "updatedAt": "2026-03-02T09:30:00.000Z"
         *       }
         *     }
         */
        Order: {
            id: string;
            order: components["schemas"]["OrderDetails"];
            /** @enum {string} */
            status: "submitted" | "open" | "awaiting_payment" | "confirmed" | "in_progress" | "delivered" | "completed" | "withdrawn" | "cancelled";
        };
        /**
         * @example {
         *       "id": "chg_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "members": [
         *         "instructions"
         *       ],
         *       "before": {
         *         "instructions": "Born about 1892"
         *       },
         *       "version": 2,
         *       "createdAt": "2026-03-02T11:05:00.000Z"
         *     }
         */
        OrderChange: {
            /** @description What `members` said before; those that were not there are left out */
            before: {
                /** @description What is attached to the order itself */
                attachments?: components["schemas"]["Attachment"][];
                countryISOA3?: string;
                customerName?: string;
                externalOrderRef?: string;
                fixedPrice?: number;
                instructions?: string;
                location?: string;
                personsOfInterest?: components["schemas"]["PersonOfInterest"][];
            };
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            id: string;
            /** @description What was changed */
            members: ("location" | "countryISOA3" | "fixedPrice" | "personsOfInterest" | "instructions" | "attachmentIds" | "externalOrderRef" | "customerName")[];
            /** @description The order's, with this change */
            version: number;
        };
        /**
         * @example {
         *       "you": 3,
         *       "waiting": 12
         *     }
         */
        OrderCounts: {
            /** @description Orders with which somebody else acts next */
            waiting: number;
            /** @description Orders with offers, a payment, a question or a delivery for you */
            you: number;
        };
        OrderDetails: {
            /**
             * Format: date-time
             * @description When silence counts as acceptance. Absent while changes are asked for or a case is open: then it never does
             * @example 2026-03-02T09:30:00.000Z
             */
            acceptanceEndsAt?: string;
            /** @description While the order is open: how many offers wait for a choice */
            activeOffers?: number;
            archiveRepositoryId?: string;
            /** @description The member who looks after it */
            assignee?: {
                id: string;
                name: string;
            };
            /** @description What is attached to the order itself */
            attachments?: components["schemas"]["Attachment"][];
            cancelReason?: string;
            /**
             * Format: date-time
             * @description When it was withdrawn or cancelled
             * @example 2026-03-02T09:30:00.000Z
             */
            closedAt?: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            completedAt?: string;
            /**
             * Format: date-time
             * @description When it was paid for, or agreed on without a payment; gone again once a hold has lapsed
             * @example 2026-03-02T09:30:00.000Z
             */
            confirmedAt?: string;
            countryISOA3?: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            currency: string;
            customerName?: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            deliveredAt?: string;
            documentType: string;
            /**
             * Format: date
             * @description When it is due: as promised, and later by the days that questions have waited for answers
             * @example 2026-12-01
             */
            estimatedCompletionDate?: string;
            externalOrderRef?: string;
            fixedPrice?: number;
            /** @description Where you keep it; only you see this, and what follows */
            folder?: string;
            /**
             * Format: date-time
             * @description When the authorization of a confirmed order lapses, once that is near
             * @example 2026-03-02T09:30:00.000Z
             */
            holdExpiresAt?: string;
            instructions?: string;
            labels?: string[];
            location: string;
            /**
             * @description What people call the order by. Its last character is a check
             * @example CS-7QK-4MR
             */
            number: string;
            /** @description Of an open order that was changed: how many offers wait for their researchers’ word */
            offersToConfirm?: number;
            /** @description The case about it that is not closed yet */
            openCaseId?: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            openedAt?: string;
            /** @enum {string} */
            outcome?: "found" | "partial" | "not_found";
            /** @description The newest payment, once one has been initiated */
            paymentIntentId?: string;
            personsOfInterest?: components["schemas"]["PersonOfInterest"][];
            /** @enum {string} */
            pricingMode: "FIXED" | "OPEN_FOR_BIDS";
            /** @description A question that waits for its answer while somebody is at work; the date stands still while it is the researcher’s */
            question?: {
                /** @enum {string} */
                by: "customer" | "researcher";
                /**
                 * Format: date-time
                 * @description ISO 8601 date-time, UTC
                 * @example 2026-03-02T09:30:00.000Z
                 */
                since: string;
            };
            report?: string;
            repositoryName: string;
            /** @constant */
            reviewState?: "changes_requested";
            selectedOfferId?: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            startedAt?: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            /** @description From 1, raised by each change of what researchers read */
            version: number;
        };
        OrderDossier: {
            canCancel: boolean;
            cancelEffect: components["schemas"]["MoneyEffect"];
            canOpen: boolean;
            client: {
                id: string;
                name: string;
            };
            documents: {
                contentType: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 date-time, UTC
                 * @example 2026-03-02T09:30:00.000Z
                 */
                createdAt: string;
                id: string;
                name: string;
                sizeBytes: number;
            }[];
            id: string;
            messages: components["schemas"]["Message"][];
            offers: components["schemas"]["Offer"][];
            order: components["schemas"]["OrderDetails"];
            payments: {
                amount: number;
                amountMinor: number;
                /**
                 * Format: date-time
                 * @description ISO 8601 date-time, UTC
                 * @example 2026-03-02T09:30:00.000Z
                 */
                captureBefore?: string;
                chargeId?: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 date-time, UTC
                 * @example 2026-03-02T09:30:00.000Z
                 */
                createdAt: string;
                currency: string;
                disputes: {
                    amount: number;
                    amountMinor: number;
                    /**
                     * Format: date-time
                     * @description ISO 8601 date-time, UTC
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    createdAt: string;
                    currency: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601 date-time, UTC
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    dueBy?: string;
                    fee?: {
                        amount: number;
                        amountMinor: number;
                        currency: string;
                    };
                    id: string;
                    open: boolean;
                    reason: string;
                    refundable: boolean;
                    status: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601 date-time, UTC
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    submittedAt?: string;
                }[];
                failureMessage?: string;
                id: string;
                /** @description What is left of the two where nothing is found, if that was agreed to be less */
                noFind?: {
                    amountMinor: number;
                    applies: boolean;
                    transferAmountMinor: number;
                };
                offerId: string;
                paymentIntentId?: string;
                platformFeeMinor: number;
                refundableMinor: number;
                refundedMinor: number;
                refunds: {
                    amount: number;
                    amountMinor: number;
                    /**
                     * Format: date-time
                     * @description ISO 8601 date-time, UTC
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    createdAt: string;
                    failure?: string;
                    id: string;
                    reason: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601 date-time, UTC
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    retryAt?: string;
                    /** @enum {string} */
                    status: "pending" | "requires_action" | "succeeded" | "failed" | "canceled";
                }[];
                reversedMinor: number;
                settlement?: {
                    amount: number;
                    amountMinor: number;
                    currency: string;
                    exchangeRate?: number;
                    feeMinor: number;
                };
                shareDueMinor: number;
                shareRefusal?: string;
                shareSentMinor: number;
                shareWrittenOffMinor: number;
                /** @enum {string} */
                status: "initiated" | "authorized" | "captured" | "transferred" | "failed" | "canceled" | "expired" | "refunded" | "partially_refunded" | "disputed" | "mismatch";
                transferAmountMinor: number;
                transferId?: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 date-time, UTC
                 * @example 2026-03-02T09:30:00.000Z
                 */
                updatedAt: string;
            }[];
            researcher?: {
                id: string;
                name: string;
            };
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            startedAt?: string;
            /** @enum {string} */
            status: "submitted" | "open" | "awaiting_payment" | "confirmed" | "in_progress" | "delivered" | "completed" | "withdrawn" | "cancelled";
        };
        /**
         * @example {
         *       "id": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "type": "order.created",
         *       "payload": {
         *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
         *       },
         *       "actor": {
         *         "type": "api_client",
         *         "id": "key_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "name": "Back office"
         *       },
         *       "createdAt": "2026-03-02T09:30:00.000Z",
         *       "sequence": 1
         *     }
         */
        OrderEvent: {
            actor: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            id: string;
            /** @description What `data` holds, without `eventId`, `occurredAt` and `sequence` */
            payload: {
                [key: string]: string | number | boolean;
            };
            sequence: number;
            type: components["schemas"]["EventType"];
        };
        OrderMoney: {
            orders: {
                currency?: string;
                orderId: string;
                /** @description The newest payment, once there is one */
                payment?: {
                    amount: number;
                    currency: string;
                    /**
                     * @description Where the card's bank questioned the charge, how that stands
                     * @enum {string}
                     */
                    dispute?: "open" | "won" | "lost";
                    /** @description Minor units whose refund failed: they have not gone back */
                    failedRefundAmount?: number;
                    /** @description Minor units that are left of `amount` where nothing is found, if that was agreed to be less */
                    noFindAmount?: number;
                    /** @description The researcher's part of `noFindAmount` */
                    noFindTransferAmount?: number;
                    paymentIntentId: string;
                    /** @description Minor units that are on their way back */
                    pendingRefundAmount?: number;
                    platformFee: number;
                    /** @description Minor units given back, where any were */
                    refundedAmount?: number;
                    /** @description Minor units that the researcher has by now */
                    researcherAmount?: number;
                    /** @description Minor units that the researcher is to have by now, refunds and disputes considered */
                    researcherDueAmount?: number;
                    /** @description Minor units of `failedRefundAmount` whose refund is tried again by itself */
                    retriedRefundAmount?: number;
                    /** @description Minor units: the researcher's part of what went back to the customer */
                    reversedAmount?: number;
                    /** @enum {string} */
                    status: "initiated" | "authorized" | "captured" | "transferred" | "failed" | "canceled" | "expired" | "refunded" | "partially_refunded" | "disputed" | "mismatch";
                    transferAmount: number;
                };
                /** @description Of the chosen offer, as the two that follow */
                researcherName?: string;
                /** @description What was agreed on in all, fee included, in major units */
                totalAmount?: number;
            }[];
        };
        /**
         * @example {
         *       "id": "tpl_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "name": "Birth record, Paris",
         *       "order": {
         *         "repositoryName": "Archives de Paris",
         *         "documentType": "Birth record"
         *       },
         *       "createdAt": "2026-03-02T09:30:00.000Z"
         *     }
         */
        OrderTemplate: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            id: string;
            name: string;
            order: {
                archiveRepositoryId?: string;
                /**
                 * @description ISO 3166-1 alpha-3 country code, in any case
                 * @example FRA
                 */
                countryISOA3?: unknown;
                /**
                 * @description ISO 4217 currency code, in any case
                 * @example EUR
                 */
                currency?: unknown;
                customerName?: string;
                /** @example Birth record */
                documentType?: string;
                externalOrderRef?: string;
                /**
                 * @description Major units of `currency`; with `FIXED` only
                 * @example 45.5
                 */
                fixedPrice?: number;
                instructions?: string;
                /** @example Paris, France */
                location?: string;
                personsOfInterest?: components["schemas"]["PersonOfInterest"][];
                /** @enum {string} */
                pricingMode?: "FIXED" | "OPEN_FOR_BIDS";
                /** @example Archives de Paris */
                repositoryName?: string;
            };
        };
        /**
         * @example {
         *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "payment": {
         *         "status": "authorized",
         *         "paymentIntentId": "pi_3PqL2x",
         *         "amount": 4675,
         *         "currency": "EUR",
         *         "platformFee": 425,
         *         "transferAmount": 4250
         *       }
         *     }
         */
        PaymentSnapshot: {
            orderId: string;
            payment: {
                amount: number;
                currency: string;
                /**
                 * @description Where the card's bank questioned the charge, how that stands
                 * @enum {string}
                 */
                dispute?: "open" | "won" | "lost";
                /** @description Minor units whose refund failed: they have not gone back */
                failedRefundAmount?: number;
                /** @description Minor units that are left of `amount` where nothing is found, if that was agreed to be less */
                noFindAmount?: number;
                /** @description The researcher's part of `noFindAmount` */
                noFindTransferAmount?: number;
                paymentIntentId: string;
                /** @description Minor units that are on their way back */
                pendingRefundAmount?: number;
                platformFee: number;
                /** @description Minor units given back, where any were */
                refundedAmount?: number;
                /** @description Minor units that the researcher has by now */
                researcherAmount?: number;
                /** @description Minor units that the researcher is to have by now, refunds and disputes considered */
                researcherDueAmount?: number;
                /** @description Minor units of `failedRefundAmount` whose refund is tried again by itself */
                retriedRefundAmount?: number;
                /** @description Minor units: the researcher's part of what went back to the customer */
                reversedAmount?: number;
                /** @enum {string} */
                status: "initiated" | "authorized" | "captured" | "transferred" | "failed" | "canceled" | "expired" | "refunded" | "partially_refunded" | "disputed" | "mismatch";
                transferAmount: number;
            };
        };
        /**
         * @example {
         *       "step": "offer",
         *       "amount": 42.5,
         *       "currency": "EUR"
         *     }
         */
        PerformSandboxStep: {
            /** @description With `offer`, in major units; the order's fixed price or a plausible amount when absent. With `update_offer`: the new one */
            amount?: number;
            /**
             * @description With `offer`: the order's own, which is also what it is when absent
             * @example EUR
             */
            currency?: string;
            /**
             * Format: date
             * @description With `offer`, `update_offer` or `delay`: today or later; some weeks ahead when absent
             * @example 2026-12-01
             */
            estimatedCompletionDate?: string;
            /** @description With `offer`, `update_offer`, `message` or `delay`; a plausible one when absent */
            message?: string;
            /** @description With `offer`: what it asks where nothing is found; `amount` when absent */
            noFindAmount?: number;
            /**
             * @description With `deliver`; what the word in `instructions` says, or `found`, when absent
             * @enum {string}
             */
            outcome?: "found" | "partial" | "not_found";
            /** @description With `cancel`; "Cancelled in the sandbox." when absent */
            reason?: string;
            /** @enum {string} */
            step: "open" | "offer" | "update_offer" | "retract_offer" | "confirm" | "message" | "start" | "delay" | "deliver" | "complete" | "win_dispute" | "lose_dispute" | "cancel";
        };
        Person: {
            clients: {
                id: string;
                name: string;
            }[];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            disabledAt?: string;
            email: string;
            id: string;
            name: string;
            /** @enum {string} */
            operatorRole?: "support" | "finance" | "admin";
            researcher?: {
                id: string;
                name: string;
                status: string;
            };
        };
        PersonalAccounts: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            decidedAt: string;
            /** @description Whether whoever looks for a document orders by hand as soon as their address is confirmed */
            openAtOnce: boolean;
            /** @description How many such accounts wait for an operator */
            waiting: number;
        };
        PersonFile: {
            clients: {
                id: string;
                name: string;
            }[];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            disabledAt?: string;
            email: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            emailVerifiedAt?: string;
            id: string;
            /** @description Live API keys that this person made, of all their clients */
            keys: number;
            name: string;
            /** @enum {string} */
            operatorRole?: "support" | "finance" | "admin";
            researcher?: {
                id: string;
                name: string;
                status: string;
            };
            sessions: components["schemas"]["PersonSession"][];
        };
        PersonOfInterest: {
            /**
             * @description Free text: archives know "about 1892"
             * @example about 1892
             */
            birthDate?: string;
            deathDate?: string;
            firstname?: string;
            lastname?: string;
            note?: string;
        };
        PersonSession: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            id: string;
            /**
             * Format: date-time
             * @description A minute exact
             * @example 2026-03-02T09:30:00.000Z
             */
            lastSeenAt: string;
            lastSeenFrom?: {
                /** @example Firefox on Linux */
                agent?: string;
                /** @example 192.0.2.0/24 */
                network?: string;
            };
        };
        /**
         * @example {
         *       "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8"
         *     }
         */
        PingedWebhookEndpoint: {
            eventId: string;
        };
        PlacedRow: {
            /** @description What `POST /orders` would answer */
            error?: {
                code: string;
                details?: {
                    field: string;
                    message: string;
                }[];
                error: string;
                requestId: string;
            } & {
                [key: string]: unknown;
            };
            /** @description The place of the row, from 0 */
            index: number;
            order?: components["schemas"]["Order"];
            /** @description 201: placed. 200: placed before, under its key. Otherwise as `POST /orders` would answer */
            status: number;
        };
        PlacedRows: {
            results: components["schemas"]["PlacedRow"][];
        };
        /**
         * @example {
         *       "repositoryName": "Archives de Paris",
         *       "documentType": "Birth record",
         *       "location": "Paris, France",
         *       "countryISOA3": "FRA",
         *       "personsOfInterest": [
         *         {
         *           "firstname": "Jeanne",
         *           "lastname": "Moreau"
         *         }
         *       ],
         *       "instructions": "Born about 1892"
         *     }
         */
        PlaceOrder: {
            archiveRepositoryId?: string;
            /** @description What was uploaded with `POST /attachments` and waits to be attached */
            attachmentIds?: string[];
            /**
             * @description ISO 3166-1 alpha-3 country code, in any case
             * @example FRA
             */
            countryISOA3?: string;
            /**
             * @description ISO 4217 currency code, in any case
             * @example EUR
             */
            currency?: string;
            customerName?: string;
            /** @example Birth record */
            documentType: string;
            externalOrderRef?: string;
            /**
             * @description Major units of `currency`; with `FIXED` only
             * @example 45.5
             */
            fixedPrice?: number;
            instructions?: string;
            /** @example Paris, France */
            location: string;
            personsOfInterest?: components["schemas"]["PersonOfInterest"][];
            /** @enum {string} */
            pricingMode?: "FIXED" | "OPEN_FOR_BIDS";
            /** @example Archives de Paris */
            repositoryName: string;
        };
        PlaceOrderRow: components["schemas"]["PlaceOrder"] & {
            idempotencyKey?: string;
        };
        /**
         * @example {
         *       "orders": [
         *         {
         *           "idempotencyKey": "list-7-row-1",
         *           "repositoryName": "Archives de Paris",
         *           "documentType": "Birth record",
         *           "location": "Paris, France",
         *           "countryISOA3": "FRA",
         *           "personsOfInterest": [
         *             {
         *               "firstname": "Jeanne",
         *               "lastname": "Moreau"
         *             }
         *           ],
         *           "instructions": "Born about 1892"
         *         }
         *       ]
         *     }
         */
        PlaceOrders: {
            orders: components["schemas"]["PlaceOrderRow"][];
        };
        /**
         * @example {
         *       "id": "msg_01k9z3v7e8f6q9w2x4y5z6a7b8"
         *     }
         */
        PostedMessage: {
            id: string;
        };
        /**
         * @example {
         *       "content": "Is the register legible?"
         *     }
         */
        PostMessage: {
            /** @description What was uploaded before and waits to be attached */
            attachmentIds?: string[];
            content: string;
            /** @description While somebody is at work: it waits for an answer, and the other side is reminded. As long as a researcher’s waits, the promised date stands still */
            question?: boolean;
            /** @description Before an offer is selected: the one researcher to write to; everyone who made an offer otherwise */
            researcherId?: string;
        };
        /**
         * @example {
         *       "content": "The register for 1892 is on microfilm."
         *     }
         */
        PostResearchMessage: {
            /** @description What was uploaded before and waits to be attached */
            attachmentIds?: string[];
            content: string;
            /** @description While somebody is at work: it waits for an answer, and the other side is reminded. As long as a researcher’s waits, the promised date stands still */
            question?: boolean;
        };
        ProductionAccess: {
            answers?: components["schemas"]["ProductionAnswers"];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            decidedAt?: string;
            /** @description The operator's word on the last decision */
            reason?: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            requestedAt?: string;
            /** @enum {string} */
            state: "not_requested" | "requested" | "enabled" | "refused" | "disabled";
        };
        /**
         * @example {
         *       "useCase": "Birth records for citizenship applications of our clients",
         *       "ordersPerMonth": 40,
         *       "technicalContact": "tech@example.com",
         *       "startDate": "In May"
         *     }
         */
        ProductionAnswers: {
            ordersPerMonth?: number;
            remarks?: string;
            /** @description When you want to begin, in your own words */
            startDate?: string;
            /**
             * Format: email
             * @description Whom to write to about a program; people who order in the browser need none
             */
            technicalContact?: string;
            /** @description What you order documents for, and for whom */
            useCase: string;
        };
        ProofChallenge: {
            methods: ("password" | "passkey" | "totp" | "recovery" | "oidc")[];
            /** @description Options for `navigator.credentials.get`, as JSON */
            passkey?: {
                [key: string]: unknown;
            };
            token: string;
        };
        /**
         * @example {
         *       "method": "password",
         *       "password": "the old reading room"
         *     }
         */
        Prove: {
            /** @constant */
            method: "password";
            password: string;
        } | {
            /** @constant */
            method: "passkey";
            response: {
                /** @default {} */
                clientExtensionResults?: {
                    [key: string]: unknown;
                };
                /** Format: base64url */
                id: string;
                /** Format: base64url */
                rawId: string;
                response: {
                    /** Format: base64url */
                    authenticatorData: string;
                    /** Format: base64url */
                    clientDataJSON: string;
                    /** Format: base64url */
                    signature: string;
                    /** Format: base64url */
                    userHandle?: string;
                };
                /** @constant */
                type: "public-key";
            };
            /** @description What the operation before this one has answered */
            token: string;
        } | {
            code: string;
            /** @constant */
            method: "totp";
        } | {
            code: string;
            /** @constant */
            method: "recovery";
        };
        Proved: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            provedUntil: string;
        };
        PushDevice: {
            /** @example Firefox on Linux */
            agent?: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /** @description Whether this request came from it */
            current: boolean;
            /** @description That of the session */
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            lastNotifiedAt?: string;
            /**
             * Format: date-time
             * @description When its session was last in use, a minute exact
             * @example 2026-03-02T09:30:00.000Z
             */
            lastSeenAt: string;
        };
        PushKey: {
            /** @description For `applicationServerKey`, in base64url */
            publicKey: string;
        };
        /**
         * @example {
         *       "average": 4.7,
         *       "count": 12
         *     }
         */
        Rating: {
            /** @description Of 1 to 5 stars, with one decimal */
            average: number;
            /** @description How many reviews it is the average of */
            count: number;
        };
        /**
         * @example {
         *       "reason": "The archive is closed until spring."
         *     }
         */
        Reason: {
            reason: string;
        };
        /**
         * @example {
         *       "since": "2026-03-02T09:30:00Z"
         *     }
         */
        RecoverWebhookEndpoint: {
            /**
             * Format: date-time
             * @description At most 30 days ago
             * @example 2026-03-02T09:30:00Z
             */
            since: string;
        };
        RecoveryCodes: {
            left: number;
        };
        Refund: {
            amountMinor: number;
            id: string;
            paymentId: string;
            /** @enum {string} */
            status: "pending" | "requires_action" | "succeeded" | "failed" | "canceled";
        };
        /**
         * @example {
         *       "reason": "The scan stayed unreadable."
         *     }
         */
        RefundPayment: {
            /** @description Minor units; all that is left when absent */
            amountMinor?: number;
            reason: string;
        };
        /**
         * @example {
         *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "mailed": true
         *     }
         */
        RemindedResearcher: {
            /** @description False where the researcher has no address: the robot */
            mailed: boolean;
            orderId: string;
        };
        /**
         * @example {
         *       "note": "The customer has asked twice."
         *     }
         */
        RemindResearcher: {
            note?: string;
        };
        /**
         * @example {
         *       "id": "doc_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "removed": true
         *     }
         */
        Removed: {
            id: string;
            /** @constant */
            removed: true;
        };
        /**
         * @example {
         *       "name": "Blue key"
         *     }
         */
        RenameFactor: {
            name: string;
        };
        /**
         * @example {
         *       "name": "Birth record, Paris 18e"
         *     }
         */
        RenameOrderTemplate: {
            /**
             * @description What you call it
             * @example Birth record, Paris
             */
            name: string;
        };
        /**
         * @example {
         *       "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "status": "awaiting_payment"
         *     }
         */
        RenewedHold: {
            id: string;
            /** @constant */
            status: "awaiting_payment";
        };
        /**
         * @example {
         *       "message": "Page 3 is unreadable. Please scan it again."
         *     }
         */
        RequestChanges: {
            message: string;
        };
        /**
         * @example {
         *       "answers": {
         *         "useCase": "Birth records for citizenship applications of our clients",
         *         "ordersPerMonth": 40,
         *         "technicalContact": "tech@example.com"
         *       }
         *     }
         */
        RequestProduction: {
            answers: components["schemas"]["ProductionAnswers"];
        };
        Researcher: {
            account?: {
                countryISOA3?: string;
                /**
                 * Format: date-time
                 * @description When payments to the account stop unless what is due has been given
                 * @example 2026-03-02T09:30:00.000Z
                 */
                dueBy?: string;
                /** @description The newest payout to the bank came back */
                failedPayout?: {
                    reason: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601 date-time, UTC
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    sentAt: string;
                };
                id: string;
                requirementsDue: string[];
                /** @enum {string} */
                state: "pending" | "active" | "restricted";
            };
            countries: string[];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            id: string;
            languages: string[];
            name: string;
            robot: boolean;
            /** @enum {string} */
            status: "pending" | "approved" | "refused" | "suspended";
        };
        ResearcherFile: {
            account?: {
                countryISOA3?: string;
                /**
                 * Format: date-time
                 * @description When payments to the account stop unless what is due has been given
                 * @example 2026-03-02T09:30:00.000Z
                 */
                dueBy?: string;
                /** @description The newest payout to the bank came back */
                failedPayout?: {
                    reason: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601 date-time, UTC
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    sentAt: string;
                };
                id: string;
                requirementsDue: string[];
                /** @enum {string} */
                state: "pending" | "active" | "restricted";
            };
            archives: string[];
            /** @description Orders in hand, from the selection of the offer to delivery */
            atWork: number;
            bio?: string;
            countries: string[];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /** @description What they were told with a refusal or a suspension */
            decisionReason?: string;
            email?: string;
            id: string;
            /** @description Those of `archives` that are ids of the directory, with their names */
            knownArchives: {
                city: string;
                countryISOA3: string;
                id: string;
                /** @description In the archive's own language and script */
                name: string;
            }[];
            languages: string[];
            name: string;
            /** @description Offers made in this environment */
            offers: number;
            record: components["schemas"]["ResearcherRecord"];
            robot: boolean;
            /** @enum {string} */
            status: "pending" | "approved" | "refused" | "suspended";
        };
        /**
         * @example {
         *       "id": "res_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "name": "Camille Laurent",
         *       "languages": [
         *         "fr",
         *         "en"
         *       ],
         *       "countries": [
         *         "FRA"
         *       ],
         *       "archives": [],
         *       "record": {
         *         "delivered": 24,
         *         "foundPercent": 79,
         *         "onTimePercent": 96,
         *         "medianDays": 6
         *       },
         *       "rating": {
         *         "average": 4.7,
         *         "count": 12
         *       }
         *     }
         */
        ResearcherPage: {
            /** @description Those of the directory that they go to */
            archives: {
                city: string;
                countryISOA3: string;
                id: string;
                /** @description In the archive's own language and script */
                name: string;
            }[];
            /** @description ISO 3166-1 alpha-3 codes */
            countries: string[];
            id: string;
            /** @description ISO 639-1 codes */
            languages: string[];
            name: string;
            /** @description What customers say; absent where nobody has */
            rating?: components["schemas"]["Rating"];
            /** @description Counted by Callslip; of fewer than five deliveries nothing is said */
            record?: {
                delivered: number;
                /** @description With a find, whole or in part */
                foundPercent: number;
                /** @description From the start of the work to the delivery, in the middle */
                medianDays?: number;
                /** @description By the day in the offer */
                onTimePercent: number;
            };
        };
        ResearcherRecord: {
            delivered: number;
            found: number;
            onTime: number;
        };
        ResearchOrder: {
            /**
             * Format: date-time
             * @description When silence counts as acceptance. Absent while changes are asked for or a case is open: then it never does
             * @example 2026-03-02T09:30:00.000Z
             */
            acceptanceEndsAt?: string;
            archiveRepositoryId?: string;
            /** @description What is attached to the order itself */
            attachments?: components["schemas"]["Attachment"][];
            /** @description While your offer awaits your confirmation: what is new since it was made */
            changed?: {
                /**
                 * Format: date-time
                 * @description ISO 8601 date-time, UTC
                 * @example 2026-03-02T09:30:00.000Z
                 */
                at: string;
                members: ("location" | "countryISOA3" | "fixedPrice" | "personsOfInterest" | "instructions" | "attachmentIds" | "externalOrderRef" | "customerName")[];
            };
            countryISOA3?: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            currency: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            deliveredAt?: string;
            documentType: string;
            /**
             * Format: date
             * @description When it is due: as promised, and later by the days that questions have waited for answers
             * @example 2026-12-01
             */
            estimatedCompletionDate?: string;
            /** @description The fee on top of an offer, in hundredths of a percent */
            feeBps: number;
            fixedPrice?: number;
            id: string;
            instructions?: string;
            location: string;
            /** @description Whether this researcher's offer is the selected one */
            mine: boolean;
            myOffer?: components["schemas"]["Offer"];
            /**
             * @description What people call the order by. Its last character is a check
             * @example CS-7QK-4MR
             */
            number: string;
            offerCount: number;
            /** @description The case about it that is not closed yet */
            openCaseId?: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            openedAt?: string;
            /** @enum {string} */
            outcome?: "found" | "partial" | "not_found";
            personsOfInterest?: components["schemas"]["PersonOfInterest"][];
            /** @enum {string} */
            pricingMode: "FIXED" | "OPEN_FOR_BIDS";
            /** @description A question that waits for its answer while somebody is at work; the date stands still while it is the researcher’s */
            question?: {
                /** @enum {string} */
                by: "customer" | "researcher";
                /**
                 * Format: date-time
                 * @description ISO 8601 date-time, UTC
                 * @example 2026-03-02T09:30:00.000Z
                 */
                since: string;
            };
            report?: string;
            repositoryName: string;
            /** @constant */
            reviewState?: "changes_requested";
            /** @description Of an order that is yours and paid by card: your part of the money */
            share?: {
                /** @description What you are to have in the end, in minor units */
                amount: number;
                currency: string;
                /** @description The customer's bank questions the charge */
                disputed: boolean;
                /** @description What you are to have by now */
                due: number;
                /** @description Held on the card, and not charged yet */
                held: boolean;
                /**
                 * Format: date-time
                 * @description Until when work must have started
                 * @example 2026-03-02T09:30:00.000Z
                 */
                holdExpiresAt?: string;
                /** @description The same if you find nothing, where your offer asks less for that */
                noFindAmount?: number;
                /** @description Of `sent`: set off against other orders; negative where those paid it back */
                offset: number;
                /** @description What you have by now */
                sent: number;
                /** @description As moved */
                settled?: {
                    amount: number;
                    currency: string;
                };
                /** @description How much of `sent` is more than your part, and yours to keep */
                writtenOff: number;
            };
            /** @enum {string} */
            status: "submitted" | "open" | "awaiting_payment" | "confirmed" | "in_progress" | "delivered" | "completed" | "withdrawn" | "cancelled";
            /** @description From 1, raised by each change of what researchers read */
            version: number;
        };
        /**
         * @example {
         *       "status": "approved",
         *       "profile": {
         *         "id": "res_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "name": "Camille Laurent",
         *         "bio": "Notarial records of Paris since 2009.",
         *         "languages": [
         *           "fr",
         *           "en"
         *         ],
         *         "countries": [
         *           "FRA"
         *         ],
         *         "archives": [
         *           "Archives de Paris"
         *         ],
         *         "knownArchives": [],
         *         "alerts": true,
         *         "createdAt": "2026-03-02T09:30:00.000Z",
         *         "account": {
         *           "state": "active",
         *           "missing": [],
         *           "countryISOA3": "FRA",
         *           "dashboard": true
         *         }
         *       }
         *     }
         */
        ResearchProfile: {
            profile?: {
                account?: {
                    countryISOA3?: string;
                    /** @description Whether there is a dashboard at the provider to go to */
                    dashboard: boolean;
                    /**
                     * Format: date-time
                     * @description When payments to the account stop unless what is due has been given
                     * @example 2026-03-02T09:30:00.000Z
                     */
                    dueBy?: string;
                    /** @description The newest payout to the bank came back */
                    failedPayout?: {
                        reason: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601 date-time, UTC
                         * @example 2026-03-02T09:30:00.000Z
                         */
                        sentAt: string;
                    };
                    /** @description What the provider still wants, in words */
                    missing: string[];
                    /** @enum {string} */
                    state: "pending" | "active" | "restricted";
                };
                alerts: boolean;
                archives: string[];
                bio?: string;
                countries: string[];
                /**
                 * Format: date-time
                 * @description ISO 8601 date-time, UTC
                 * @example 2026-03-02T09:30:00.000Z
                 */
                createdAt: string;
                id: string;
                /** @description Those of `archives` that are ids of the directory, with their names */
                knownArchives: {
                    city: string;
                    countryISOA3: string;
                    id: string;
                    /** @description In the archive's own language and script */
                    name: string;
                }[];
                languages: string[];
                name: string;
            };
            /** @description What the operator wrote with a refusal or a suspension */
            reason?: string;
            /**
             * @description `none`: never applied. `refused`: may apply again
             * @enum {string}
             */
            status: "none" | "pending" | "approved" | "refused" | "suspended";
        };
        /**
         * @example {
         *       "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "deliveries": 1
         *     }
         */
        ResentEvent: {
            deliveries: number;
            eventId: string;
        };
        /**
         * @example {
         *       "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "status": "retracted"
         *     }
         */
        RetractedOffer: {
            id: string;
            /** @enum {string} */
            status: "retracted";
        };
        /**
         * @example {
         *       "id": "rev_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "from": "customer",
         *       "stars": 5,
         *       "content": "Found in a day, with every page of the file.",
         *       "createdAt": "2026-03-10T09:30:00.000Z"
         *     }
         */
        Review: {
            content?: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /** @enum {string} */
            from: "customer" | "researcher";
            /** @description Callslip has taken it from the pages */
            hidden?: boolean;
            id: string;
            /**
             * Format: date-time
             * @description When the other side could first read it
             * @example 2026-03-02T09:30:00.000Z
             */
            openedAt?: string;
            stars: number;
        };
        ReviewForOperators: {
            content?: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /** @enum {string} */
            from: "customer" | "researcher";
            /** @description Callslip has taken it from the pages */
            hidden?: boolean;
            hiddenReason?: string;
            id: string;
            /**
             * Format: date-time
             * @description When the other side could first read it
             * @example 2026-03-02T09:30:00.000Z
             */
            openedAt?: string;
            stars: number;
        };
        Reviews: {
            /** @description Yours */
            own?: components["schemas"]["Review"];
            /** @description The other side's, once it can be read */
            theirs?: components["schemas"]["Review"];
            /**
             * Format: date-time
             * @description While you can write yours
             * @example 2026-03-02T09:30:00.000Z
             */
            writableUntil?: string;
        };
        /**
         * @example {
         *       "estimatedCompletionDate": "2026-12-08",
         *       "reason": "The reading room is closed this week."
         *     }
         */
        ReviseDate: {
            /**
             * Format: date
             * @example 2026-12-01
             */
            estimatedCompletionDate: string;
            reason: string;
        };
        /**
         * @example {
         *       "overlap": "24h"
         *     }
         */
        RotateApiKey: {
            /**
             * @default 24h
             * @enum {string}
             */
            overlap?: "0" | "1h" | "24h" | "7d";
        };
        RotatedSigningSecret: {
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            rotatesAt: string;
            signingSecret: string;
        };
        /**
         * @example {
         *       "movedDays": 14,
         *       "ahead": [
         *         {
         *           "moment": "acceptance",
         *           "at": "2026-03-16T09:30:00.000Z",
         *           "days": 14
         *         }
         *       ]
         *     }
         */
        SandboxClock: {
            ahead: {
                /**
                 * Format: date-time
                 * @description ISO 8601 date-time, UTC
                 * @example 2026-03-02T09:30:00.000Z
                 */
                at: string;
                /** @description How many days have to pass for it */
                days: number;
                /** @enum {string} */
                moment: "offers_expire" | "hold_ends_soon" | "hold_ends" | "late" | "acceptance" | "reviews_open";
            }[];
            /** @description How many days have just passed */
            movedDays?: number;
        };
        /**
         * @example [
         *       "offer",
         *       "message",
         *       "cancel"
         *     ]
         */
        SandboxSteps: ("open" | "offer" | "update_offer" | "retract_offer" | "confirm" | "message" | "start" | "delay" | "deliver" | "complete" | "win_dispute" | "lose_dispute" | "cancel")[];
        /**
         * @example {
         *       "cards": [
         *         {
         *           "id": "pm_1PqL2x",
         *           "brand": "visa",
         *           "last4": "4242",
         *           "expiryMonth": 12,
         *           "expiryYear": 2031,
         *           "isDefault": true
         *         }
         *       ]
         *     }
         */
        SavedCards: {
            cards: {
                brand: string;
                expiryMonth: number;
                expiryYear: number;
                id: string;
                /** @description Offered first */
                isDefault: boolean;
                last4: string;
            }[];
        };
        /** @description As last saved; until then what was gathered */
        SavedEvidence: components["schemas"]["DisputeEvidenceOutput"];
        SavedView: {
            id: string;
            name: string;
            query: {
                /** @description The member who looks after it */
                assigneeId?: string;
                /**
                 * Format: date-time
                 * @example 2026-03-02T09:30:00Z
                 */
                createdAfter?: string;
                /** @description Whom it is for, exactly as it was given */
                customerName?: string;
                externalOrderRef?: string;
                /**
                 * @description A folder of yours; it begins with the first order that is put there
                 * @example Moreau
                 */
                folder?: string;
                label?: string;
                /** @enum {string} */
                order?: "asc" | "desc";
                /** @description Words, or their beginnings, in any of the order's texts, however they are spelled; its number or its id */
                q?: string;
                /**
                 * @description What `order` goes by; `placed` unless it says otherwise. By `due`, `reference` and `customer`, orders that have none are left out
                 * @enum {string}
                 */
                sort?: "placed" | "activity" | "due" | "reference" | "customer";
                /** @enum {string} */
                status?: "submitted" | "open" | "awaiting_payment" | "confirmed" | "in_progress" | "delivered" | "completed" | "withdrawn" | "cancelled";
                /**
                 * @description `you`: offers to choose from, a payment, a question or a delivery to look at. `waiting`: somebody else acts next. `done`: ended
                 * @enum {string}
                 */
                turn?: "you" | "waiting" | "done";
                /**
                 * Format: date-time
                 * @example 2026-03-02T09:30:00Z
                 */
                updatedAfter?: string;
            };
        };
        /**
         * @example {
         *       "name": "Birth record, Paris",
         *       "order": {
         *         "repositoryName": "Archives de Paris",
         *         "documentType": "Birth record"
         *       }
         *     }
         */
        SaveOrderTemplate: {
            /**
             * @description What you call it
             * @example Birth record, Paris
             */
            name: string;
            order: {
                archiveRepositoryId?: string;
                /**
                 * @description ISO 3166-1 alpha-3 country code, in any case
                 * @example FRA
                 */
                countryISOA3?: string;
                /**
                 * @description ISO 4217 currency code, in any case
                 * @example EUR
                 */
                currency?: string;
                customerName?: string;
                /** @example Birth record */
                documentType?: string;
                externalOrderRef?: string;
                /**
                 * @description Major units of `currency`; with `FIXED` only
                 * @example 45.5
                 */
                fixedPrice?: number;
                instructions?: string;
                /** @example Paris, France */
                location?: string;
                personsOfInterest?: components["schemas"]["PersonOfInterest"][];
                /** @enum {string} */
                pricingMode?: "FIXED" | "OPEN_FOR_BIDS";
                /** @example Archives de Paris */
                repositoryName?: string;
            };
        };
        /**
         * @example {
         *       "issuer": "https://login.example.com",
         *       "clientId": "callslip",
         *       "clientSecret": "as your provider shows it",
         *       "role": "orders",
         *       "required": false
         *     }
         */
        SaveSignOn: {
            /** @description What your provider calls Callslip */
            clientId: string;
            /** @description Needed the first time, and with another issuer or client id */
            clientSecret?: string;
            /** @description As your provider spells it */
            issuer: string;
            /**
             * @description Whether it is the only way to your client, for everybody but owners
             * @default false
             */
            required?: boolean;
            /**
             * @description Of those who come in for the first time this way
             * @enum {string}
             */
            role: "orders" | "billing" | "developer" | "read";
        };
        /**
         * @example {
         *       "name": "Urgent",
         *       "query": {
         *         "label": "urgent",
         *         "turn": "you"
         *       }
         *     }
         */
        SaveView: {
            name: string;
            query: {
                /** @description The member who looks after it */
                assigneeId?: string;
                /**
                 * Format: date-time
                 * @example 2026-03-02T09:30:00Z
                 */
                createdAfter?: string;
                /** @description Whom it is for, exactly as it was given */
                customerName?: string;
                externalOrderRef?: string;
                /**
                 * @description A folder of yours; it begins with the first order that is put there
                 * @example Moreau
                 */
                folder?: string;
                label?: string;
                /** @enum {string} */
                order?: "asc" | "desc";
                /** @description Words, or their beginnings, in any of the order's texts, however they are spelled; its number or its id */
                q?: string;
                /**
                 * @description What `order` goes by; `placed` unless it says otherwise. By `due`, `reference` and `customer`, orders that have none are left out
                 * @enum {string}
                 */
                sort?: "placed" | "activity" | "due" | "reference" | "customer";
                /** @enum {string} */
                status?: "submitted" | "open" | "awaiting_payment" | "confirmed" | "in_progress" | "delivered" | "completed" | "withdrawn" | "cancelled";
                /**
                 * @description `you`: offers to choose from, a payment, a question or a delivery to look at. `waiting`: somebody else acts next. `done`: ended
                 * @enum {string}
                 */
                turn?: "you" | "waiting" | "done";
                /**
                 * Format: date-time
                 * @example 2026-03-02T09:30:00Z
                 */
                updatedAfter?: string;
            };
        };
        /**
         * @example {
         *       "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "status": "selected",
         *       "paymentRequired": true
         *     }
         */
        SelectedOffer: {
            id: string;
            paymentRequired: boolean;
            /** @constant */
            status: "selected";
        };
        /**
         * @example {
         *       "expectedAmount": 42.5
         *     }
         */
        SelectOffer: {
            /** @description The offer's `amount` as it was shown: where it is another by now, nothing is selected */
            expectedAmount?: number;
            /** @description The same for its `noFindAmount` */
            expectedNoFindAmount?: number;
        };
        Session: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /** @description Whether this request came by it */
            current: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            endedAt?: string;
            id: string;
            /**
             * Format: date-time
             * @description A minute exact
             * @example 2026-03-02T09:30:00.000Z
             */
            lastSeenAt: string;
            lastSeenFrom?: {
                /** @example Firefox on Linux */
                agent?: string;
                /** @example 192.0.2.0/24 */
                network?: string;
            };
        };
        /**
         * @example {
         *       "role": "finance",
         *       "reason": "They take over the refunds."
         *     }
         */
        SetOperatorRole: {
            reason: string;
            /** @enum {string} */
            role: "support" | "finance" | "admin";
        };
        /**
         * @example {
         *       "folders": [
         *         "Moreau",
         *         "Nowak"
         *       ],
         *       "labels": [
         *         "urgent"
         *       ]
         *     }
         */
        Shelves: {
            folders: string[];
            labels: string[];
        };
        SignOn: {
            domains: components["schemas"]["SignOnDomain"][];
            /** @description What your provider has to be told */
            redirectUri: string;
            settings?: {
                clientId: string;
                issuer: string;
                required: boolean;
                /** @enum {string} */
                role: "orders" | "billing" | "developer" | "read";
                /**
                 * Format: date-time
                 * @description When your provider was last seen to take them
                 * @example 2026-03-02T09:30:00.000Z
                 */
                triedAt: string;
            };
        };
        SignOnDomain: {
            domain: string;
            id: string;
            /**
             * Format: date-time
             * @description Absent while the record in the DNS has not been found
             * @example 2026-03-02T09:30:00.000Z
             */
            provedAt?: string;
            /** @description The TXT record that proves the domain */
            record: {
                name: string;
                value: string;
            };
        };
        /**
         * @example {
         *       "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "status": "in_progress"
         *     }
         */
        StartedOrder: {
            id: string;
            /** @constant */
            status: "in_progress";
        };
        /**
         * @example {
         *       "why": "not_found",
         *       "raisePrice": false,
         *       "archives": [
         *         {
         *           "id": "arc_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *           "name": "Service historique de la Défense",
         *           "city": "Vincennes",
         *           "countryISOA3": "FRA"
         *         }
         *       ]
         *     }
         */
        Suggestions: {
            /** @description Others of the directory that could be asked, the nearest first */
            archives: {
                city: string;
                countryISOA3: string;
                id: string;
                /** @description In the archive's own language and script */
                name: string;
            }[];
            /** @description The order names a fixed price, and nobody has made an offer for it */
            raisePrice: boolean;
            /**
             * @description Absent where there is nothing to suggest
             * @enum {string}
             */
            why?: "no_offers" | "not_found";
        };
        /**
         * @example {
         *       "role": "orders"
         *     }
         */
        TransferOwnership: {
            /**
             * @description What you are afterwards
             * @default orders
             * @enum {string}
             */
            role?: "orders" | "billing" | "developer" | "read";
        };
        /**
         * @example {
         *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "unread": 2
         *     }
         */
        UnreadMessages: {
            orderId: string;
            unread: number;
        };
        /**
         * @example {
         *       "allowedNetworks": [
         *         "198.51.100.0/24",
         *         "2001:db8::/32"
         *       ]
         *     }
         */
        UpdateApiKey: {
            /** @description Addresses and networks that may use the key, such as `203.0.113.7` or `2001:db8::/32`; empty: any */
            allowedNetworks?: string[];
            /** @description The version of the interface that it speaks from then on */
            version?: string;
        };
        /**
         * @example {
         *       "billing": "invoice",
         *       "reason": "Agreed in writing"
         *     }
         */
        UpdateClient: {
            autoOpen?: boolean;
            /** @enum {string} */
            billing?: "card" | "invoice";
            /** @description Requests a minute; 0 is no limit, null the deployment's own */
            rateLimitDevelopment?: number | null;
            /** @description Requests a minute; 0 is no limit, null the deployment's own */
            rateLimitProduction?: number | null;
            reason?: string;
            /** @enum {string} */
            status?: "active" | "suspended";
        };
        /**
         * @example {
         *       "status": "active"
         *     }
         */
        UpdateEndpointAsOperator: {
            reason?: string;
            /** @enum {string} */
            status: "active" | "disabled";
        };
        /**
         * @example {
         *       "mutedMails": [
         *         "offers"
         *       ]
         *     }
         */
        UpdateMe: {
            mutedMails?: ("offers" | "payment" | "messages" | "delivery" | "hold")[];
            name?: string;
            pushedNotices?: ("offers" | "payment" | "messages" | "delivery" | "hold" | "other")[];
        };
        /**
         * @example {
         *       "amount": 40
         *     }
         */
        UpdateOffer: {
            /** @description Major units; may be left out on an order with a fixed price */
            amount?: number;
            /**
             * @description ISO 4217 currency code, in any case
             * @example EUR
             */
            currency?: string;
            /**
             * Format: date
             * @example 2026-12-01
             */
            estimatedCompletionDate?: string;
            message?: string;
            /** @description What the search costs where nothing is found: at most `amount`, which it is when left out */
            noFindAmount?: number;
            /** @description The order's `version` as it was read: where it is another by now, nothing happens */
            orderVersion?: number;
        };
        /**
         * @example {
         *       "status": "approved"
         *     }
         */
        UpdateResearcher: {
            /** @description They read it with a refusal or a suspension */
            reason?: string;
            /** @enum {string} */
            status: "pending" | "approved" | "refused" | "suspended";
        };
        /**
         * @example {
         *       "alerts": false,
         *       "countries": [
         *         "FRA",
         *         "BEL"
         *       ]
         *     }
         */
        UpdateResearchProfile: {
            /** @description Mail about new orders that fit, at most one an hour */
            alerts?: boolean;
            /** @description Archives that you go to: ids of the directory, or names as an order would write them */
            archives?: string[];
            /** @description Empty takes it away */
            bio?: string | "";
            countries?: string[];
            languages?: string[];
            /** @description What customers see beside your offers */
            name?: string;
        };
        /**
         * @example {
         *       "eventTypes": [
         *         "order.delivered",
         *         "payment.failed"
         *       ]
         *     }
         */
        UpdateWebhookEndpoint: {
            /** @description null removes it */
            description?: string | null;
            /** @description The events to be sent; all of them when empty */
            eventTypes?: components["schemas"]["EventType"][];
            /**
             * @description `active` also brings back one that was disabled
             * @enum {string}
             */
            status?: "active" | "paused";
            /** @description As at creation */
            url?: string;
        };
        /**
         * @example {
         *       "id": "upl_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "name": "birth-record.pdf",
         *       "sizeBytes": 48213,
         *       "offset": 16384,
         *       "createdAt": "2026-03-14T10:00:00.000Z"
         *     }
         */
        Upload: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /** @description Once the file is complete */
            document?: components["schemas"]["UploadedDocument"];
            id: string;
            name: string;
            /** @description How many bytes have arrived */
            offset: number;
            sizeBytes: number;
        };
        UploadedDocument: {
            /** @enum {string} */
            contentType: "application/pdf" | "image/jpeg" | "image/png" | "image/tiff" | "text/plain";
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            id: string;
            name: string;
            sha256: string;
            sizeBytes: number;
        };
        /**
         * @example {
         *       "endpointId": "whe_01k9z3v7e8f6q9w2x4y5z6a7b8"
         *     }
         */
        VerifyWebhook: {
            endpointId: string;
        };
        WaitingClient: {
            autoOpen: boolean;
            /** @enum {string} */
            billing: "card" | "invoice";
            /** @description Whether the client's people may order in production; its keys may where `productionState` is `enabled` */
            byHand: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            currency: string;
            id: string;
            /**
             * @description `personal`: of somebody who looks for a document; `integration`: made to connect a system
             * @enum {string}
             */
            kind: "personal" | "integration";
            name: string;
            productionAnswers?: components["schemas"]["ProductionAnswers"];
            productionReason?: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            productionRequestedAt?: string;
            /** @enum {string} */
            productionState: "not_requested" | "requested" | "enabled" | "refused" | "disabled";
            rateLimitDevelopment?: number;
            rateLimitProduction?: number;
            /** @enum {string} */
            status: "active" | "suspended";
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            waitingSince: string;
        };
        /**
         * @example {
         *       "data": {
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "sequence": 1
         *       },
         *       "type": "order.created"
         *     }
         */
        WebhookBody: {
            data: {
                eventId: string;
                id: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 date-time, UTC
                 * @example 2026-03-02T09:30:00.000Z
                 */
                occurredAt: string;
                orderId?: string;
                sequence?: number;
            } & {
                [key: string]: unknown;
            };
            /** @enum {string} */
            type: "order.created" | "order.opened" | "order.confirmed" | "order.started" | "order.delivered" | "order.changes_requested" | "order.completed" | "order.withdrawn" | "order.cancelled" | "order.eta_changed" | "order.changed" | "offer.created" | "offer.updated" | "offer.confirmed" | "offer.selected" | "offer.declined" | "offer.retracted" | "offer.expired" | "offer.closed" | "payment.initiated" | "payment.authorized" | "payment.captured" | "payment.transferred" | "payment.failed" | "payment.canceled" | "payment.expired" | "payment.refunded" | "payment.refund_failed" | "payment.disputed" | "payment.dispute_closed" | "message.created" | "document.added" | "case.opened" | "case.answered" | "case.closed" | "review.written" | "review.opened" | "webhook.ping";
        };
        WebhookDelivery: {
            attempts: {
                attempt: number;
                durationMs: number;
                error?: string;
                /** @description The first 2 KiB */
                responseBody?: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 date-time, UTC
                 * @example 2026-03-02T09:30:00.000Z
                 */
                startedAt: string;
                statusCode?: number;
            }[];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            deliveredAt?: string;
            endpointId: string;
            eventId: string;
            eventType: string;
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            nextAttemptAt?: string;
            orderId?: string;
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
        };
        WebhookDeliveryDetail: {
            attempts: {
                attempt: number;
                durationMs: number;
                error?: string;
                /** @description The first 2 KiB */
                responseBody?: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 date-time, UTC
                 * @example 2026-03-02T09:30:00.000Z
                 */
                startedAt: string;
                statusCode?: number;
            }[];
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            deliveredAt?: string;
            endpointId: string;
            eventId: string;
            eventType: string;
            id: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            nextAttemptAt?: string;
            orderId?: string;
            request: {
                /** @description The very bytes that are sent */
                body: string;
                /** @description Of the last attempt. Signatures are not kept: `(not shown)` stands in their place */
                headers: {
                    [key: string]: string;
                };
                /** @constant */
                method: "POST";
                /** @description The endpoint's address of today */
                url: string;
            };
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
        };
        /**
         * @example {
         *       "id": "whe_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "url": "https://example.com/hooks/callslip",
         *       "status": "active",
         *       "createdAt": "2026-03-02T09:00:00.000Z",
         *       "updatedAt": "2026-03-02T09:00:00.000Z",
         *       "eventTypes": [],
         *       "health": {
         *         "state": "healthy",
         *         "lastSuccessAt": "2026-03-02T11:20:00.000Z",
         *         "deliveries24h": 40,
         *         "failures24h": 1,
         *         "failureRate24h": 0.025
         *       }
         *     }
         */
        WebhookEndpoint: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            description?: string;
            disabledReason?: string;
            /** @description The events that are sent; all of them when empty */
            eventTypes: string[];
            health: components["schemas"]["WebhookEndpointHealth"];
            id: string;
            /**
             * Format: date-time
             * @description Since when it is paused or disabled: a good `since` to recover from
             * @example 2026-03-02T09:30:00.000Z
             */
            inactiveSince?: string;
            /** @enum {string} */
            status: "active" | "paused" | "disabled" | "deleted";
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            url: string;
            /**
             * Format: date-time
             * @description When it last accepted a signed ping and refused a forged one
             * @example 2026-03-02T09:30:00.000Z
             */
            verifiedAt?: string;
        };
        WebhookEndpointDetail: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            createdAt: string;
            /** @description The deliveries that were begun on each of the last 14 days, oldest first; days before the latest 20,000 deliveries are left out */
            days: {
                /**
                 * Format: date
                 * @description In UTC
                 * @example 2026-12-01
                 */
                date: string;
                delivered: number;
                /** @description Given up */
                failed: number;
                /** @description Still waiting for an attempt that succeeds */
                pending: number;
            }[];
            description?: string;
            disabledReason?: string;
            /** @description The events that are sent; all of them when empty */
            eventTypes: string[];
            health: components["schemas"]["WebhookEndpointHealth"];
            id: string;
            /**
             * Format: date-time
             * @description Since when it is paused or disabled: a good `since` to recover from
             * @example 2026-03-02T09:30:00.000Z
             */
            inactiveSince?: string;
            /**
             * Format: date-time
             * @description While a rotation lasts: when the new signing secret takes the place of the old one
             * @example 2026-03-02T09:30:00.000Z
             */
            rotatesAt?: string;
            /** @enum {string} */
            status: "active" | "paused" | "disabled" | "deleted";
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            updatedAt: string;
            url: string;
            /** @description The last trial with a signed and a forged ping */
            verification?: {
                /**
                 * Format: date-time
                 * @description ISO 8601 date-time, UTC
                 * @example 2026-03-02T09:30:00.000Z
                 */
                at: string;
                /** @description One with a signature by another secret; `ok` where it was refused with 4xx */
                forged: {
                    durationMs: number;
                    error?: string;
                    ok: boolean;
                    statusCode?: number;
                };
                /** @description A `webhook.ping` with a good signature; `ok` where it was answered with 2xx */
                signed: {
                    durationMs: number;
                    error?: string;
                    ok: boolean;
                    statusCode?: number;
                };
                verified: boolean;
            };
            /**
             * Format: date-time
             * @description When it last accepted a signed ping and refused a forged one
             * @example 2026-03-02T09:30:00.000Z
             */
            verifiedAt?: string;
        };
        /** @description Times are exact to ten seconds */
        WebhookEndpointHealth: {
            /** @description Deliveries of the last 24 hours that were attempted; of more than 1,000 the latest */
            deliveries24h: number;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            failingSince?: string;
            /** @description Their share */
            failureRate24h?: number;
            /** @description How many of them have not arrived */
            failures24h: number;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            lastFailureAt?: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            lastSuccessAt?: string;
            /**
             * @description `failing` from the first failure until something arrives again
             * @enum {string}
             */
            state: "unknown" | "healthy" | "failing";
        };
        /**
         * @example {
         *       "endpointId": "whe_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "since": "2026-03-02T09:30:00.000Z",
         *       "deliveries": 212
         *     }
         */
        WebhookRecovery: {
            /** @description How many events are about to be sent; counted up to 100,000 */
            deliveries: number;
            endpointId: string;
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            since: string;
        };
        WebhookVerification: {
            /**
             * Format: date-time
             * @description ISO 8601 date-time, UTC
             * @example 2026-03-02T09:30:00.000Z
             */
            at: string;
            endpointId: string;
            /** @description One with a signature by another secret; `ok` where it was refused with 4xx */
            forged: {
                durationMs: number;
                error?: string;
                ok: boolean;
                statusCode?: number;
            };
            hint: string;
            /** @description A `webhook.ping` with a good signature; `ok` where it was answered with 2xx */
            signed: {
                durationMs: number;
                error?: string;
                ok: boolean;
                statusCode?: number;
            };
            verified: boolean;
        };
        /**
         * @example {
         *       "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "status": "withdrawn"
         *     }
         */
        WithdrawnOrder: {
            id: string;
            /** @constant */
            status: "withdrawn";
        };
        /**
         * @example {
         *       "text": "The client wants both pages of the entry."
         *     }
         */
        WriteNote: {
            text: string;
        };
        /**
         * @example {
         *       "amountMinor": 1000,
         *       "reason": "They no longer work with us."
         *     }
         */
        WriteOffDebt: {
            /** @description What the researcher owes, as it was shown */
            amountMinor: number;
            reason: string;
        };
        /**
         * @example {
         *       "stars": 5,
         *       "content": "Found in a day, with every page of the file."
         *     }
         */
        WriteReview: {
            content?: string;
            stars: number;
        };
        /**
         * @example {
         *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "writtenOffMinor": 1000,
         *       "currency": "EUR"
         *     }
         */
        WrittenOffDebt: {
            currency: string;
            orderId: string;
            writtenOffMinor: number;
        };
    };
    responses: {
        /** @description - `account_in_use`: Something stands in the way of deleting the account; `obstacles` says what. */
        AccountInUse: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `attachment_limit`: Too many files wait to be attached. Attach or discard some of them first. */
        AttachmentLimit: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `body_too_large`: The body exceeds the limit. */
        BodyTooLarge: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         */
        ForbiddenAccount: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         *     - `factor_required`: This needs a passkey or an authenticator app on your account.
         */
        ForbiddenAccountFactorRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         *     - `factor_required`: This needs a passkey or an authenticator app on your account.
         *     - `own_sign_in_required`: This belongs to you alone: sign in with your own password, not through your organisation.
         */
        ForbiddenAccountFactorRequiredOwnSignInRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         *     - `factor_required`: This needs a passkey or an authenticator app on your account.
         *     - `proof_required`: Prove yourself again by `POST /me/proof`, then repeat the request.
         *     - `own_sign_in_required`: This belongs to you alone: sign in with your own password, not through your organisation.
         */
        ForbiddenAccountFactorRequiredProofRequiredOwnSignInRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         *     - `own_sign_in_required`: This belongs to you alone: sign in with your own password, not through your organisation.
         */
        ForbiddenAccountOwnSignInRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         *     - `proof_required`: Prove yourself again by `POST /me/proof`, then repeat the request.
         *     - `factor_required`: This needs a passkey or an authenticator app on your account.
         *     - `own_sign_in_required`: This belongs to you alone: sign in with your own password, not through your organisation.
         */
        ForbiddenAccountProofRequiredFactorRequiredOwnSignInRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         *     - `proof_required`: Prove yourself again by `POST /me/proof`, then repeat the request.
         *     - `own_sign_in_required`: This belongs to you alone: sign in with your own password, not through your organisation.
         */
        ForbiddenAccountProofRequiredOwnSignInRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         */
        ForbiddenAuditRead: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         */
        ForbiddenCardsManage: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         */
        ForbiddenKeysManage: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         *     - `proof_required`: Prove yourself again by `POST /me/proof`, then repeat the request.
         */
        ForbiddenKeysManageProofRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         */
        ForbiddenMember: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         */
        ForbiddenMembersManage: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         *     - `proof_required`: Prove yourself again by `POST /me/proof`, then repeat the request.
         */
        ForbiddenMembersManageProofRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         *     - `factor_required`: This needs a passkey or an authenticator app on your account.
         */
        ForbiddenOperator: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         *     - `factor_required`: This needs a passkey or an authenticator app on your account.
         */
        ForbiddenOperatorAdmin: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         *     - `proof_required`: Prove yourself again by `POST /me/proof`, then repeat the request.
         *     - `factor_required`: This needs a passkey or an authenticator app on your account.
         */
        ForbiddenOperatorAdminProofRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         *     - `factor_required`: This needs a passkey or an authenticator app on your account.
         */
        ForbiddenOperatorFinance: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         *     - `proof_required`: Prove yourself again by `POST /me/proof`, then repeat the request.
         *     - `factor_required`: This needs a passkey or an authenticator app on your account.
         */
        ForbiddenOperatorFinanceProofRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         */
        ForbiddenOrdersRead: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         */
        ForbiddenOrdersWrite: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         */
        ForbiddenResearch: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         *     - `proof_required`: Prove yourself again by `POST /me/proof`, then repeat the request.
         */
        ForbiddenResearchProofRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         */
        ForbiddenWebhooksRead: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         */
        ForbiddenWebhooksWrite: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /**
         * @description - `api_key_invalid`: The bearer token is neither a valid API key nor a valid access token.
         *     - `api_key_revoked`: The API key has been revoked.
         *     - `api_key_expired`: The API key or access token has expired, or the session that the token is from has ended.
         *     - `insufficient_scope`: The key does not carry the scope that `requiredScope` names.
         *     - `wrong_environment`: The key belongs to the other environment; the message names its base URL.
         *     - `production_not_enabled`: The operator has not enabled this API client for production.
         *     - `client_suspended`: The API client is suspended.
         *     - `ip_not_allowed`: The key may be used from certain addresses only, and the request came from another.
         *     - `proof_required`: Prove yourself again by `POST /me/proof`, then repeat the request.
         */
        ForbiddenWebhooksWriteProofRequired: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /** @description - `idempotency_in_progress`: A request with the same Idempotency-Key is still running. */
        IdempotencyInProgress: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `idempotency_key_invalid`: The Idempotency-Key is not 1 to 255 visible ASCII characters. */
        IdempotencyKeyInvalid: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `idempotency_key_reused`: The Idempotency-Key was used with another method, path or body. */
        IdempotencyKeyReused: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `internal`: Something went wrong on our side. */
        Internal: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `invalid_request`: The body or the query is at fault; `details` names each field. */
        InvalidRequest: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description - `invalid_request`: The body or the query is at fault; `details` names each field.
         *     - `idempotency_key_invalid`: The Idempotency-Key is not 1 to 255 visible ASCII characters.
         */
        InvalidRequestOrKey: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `not_found`: An id is unknown, or belongs to somebody else. */
        NotFound: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `order_state_conflict`: The order is in a state that does not allow this; `status`, where it is sent, says which. */
        OrderStateConflict: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `payment_failed`: The payment provider refused the payment. Another card may do. */
        PaymentFailed: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `rate_limited`: Too many requests; `Retry-After` says when to come back. */
        RateLimited: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `researcher_account_not_ready`: The researcher cannot be paid yet. Choose another offer or wait. */
        ResearcherAccountNotReady: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `unavailable`: The service is out of reach for the moment. Try again with the same Idempotency-Key. */
        Unavailable: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `unsupported_media_type`: The body is not of a kind that is taken here. */
        UnsupportedMediaType: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `upload_offset_mismatch`: The part does not begin where the part before ended; `offset` says where it must. */
        UploadOffsetMismatch: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description - `webhook_endpoint_not_active`: The endpoint is paused, disabled or deleted. Set it to active, or register a new one. */
        WebhookEndpointNotActive: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
         *     1 to 255 visible ASCII characters, kept for 30 days.
         * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description `true` where this is the stored answer to an earlier request with the same key */
        IdempotentReplayed: string;
        /** @description The next page, where there is one: `<…>; rel="next"` */
        Link: string;
        /** @description Where the thing is */
        Location: string;
        /**
         * @description What is left: `r` requests; `t` seconds until one more. Absent where no limit is set
         * @example "default";r=99;t=1
         */
        RateLimit: string;
        /**
         * @description Requests (`q`) in `w` seconds, and how many of them at once (`burst`)
         * @example "default";q=600;w=60;burst=100
         */
        RateLimitPolicy: string;
        /** @description Finds this request in our logs */
        RequestId: string;
        /** @description Seconds to wait */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listArchives: {
        parameters: {
            query?: {
                country?: string;
                kind?: components["schemas"]["ArchiveKind"];
                /** @description Rows in a page; 100 when absent */
                limit?: number;
                /** @description By time of creation */
                order?: "asc" | "desc";
                /** @description Words, or their beginnings, of the name, another name, the city or the country in English; accents and capitals make no difference */
                q?: string;
                /** @description The last id of the page before */
                startingAfter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search the directory of archives */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "arc_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "name": "Archives de Paris",
                     *         "kind": "regional",
                     *         "city": "Paris",
                     *         "countryISOA3": "FRA",
                     *         "isil": "FR-FRAD075",
                     *         "website": "https://archives.paris.fr"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Archive"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersRead"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getArchiveFigures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The archive */
                archiveId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What orders of an archive cost and how long they took */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": 23,
                     *       "medianDays": 12,
                     *       "prices": [
                     *         {
                     *           "currency": "EUR",
                     *           "orders": 21,
                     *           "low": 33,
                     *           "median": 44,
                     *           "high": 55
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ArchiveFigures"];
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadAttachment: {
        parameters: {
            query: {
                /** @description File name */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
                "image/jpeg": string;
                "image/png": string;
                "image/tiff": string;
                "text/plain": string;
            };
        };
        responses: {
            /** @description Upload an attachment */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "att_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "name": "family-book.jpg",
                     *       "contentType": "image/jpeg",
                     *       "sizeBytes": 318202,
                     *       "createdAt": "2026-03-02T09:28:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            409: components["responses"]["AttachmentLimit"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "family-book.jpg",
                 *       "sizeBytes": 318202
                 *     }
                 */
                "application/json": components["schemas"]["BeginAttachmentUpload"];
            };
        };
        responses: {
            /** @description Begin an upload of an attachment that can be resumed */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "upl_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "name": "family-book.jpg",
                     *       "sizeBytes": 318202,
                     *       "offset": 16384,
                     *       "createdAt": "2026-03-02T09:28:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AttachmentUpload"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            /**
             * @description - `attachment_limit`: Too many files wait to be attached. Attach or discard some of them first.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAttachmentUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload, one of yours */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far an attachment's upload has come */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "upl_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "name": "family-book.jpg",
                     *       "sizeBytes": 318202,
                     *       "offset": 16384,
                     *       "createdAt": "2026-03-02T09:28:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AttachmentUpload"];
                };
            };
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload, one of yours */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Give an upload up, or what it became */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "doc_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "removed": true
                     *     }
                     */
                    "application/json": components["schemas"]["Removed"];
                };
            };
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OrderStateConflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendAttachmentPart: {
        parameters: {
            query: {
                /** @description Where in the file the body begins: as many bytes as have arrived */
                offset: number;
            };
            header?: never;
            path: {
                /** @description The upload, one of yours */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
                "image/jpeg": string;
                "image/png": string;
                "image/tiff": string;
                "text/plain": string;
            };
        };
        responses: {
            /** @description Send the next part of an attachment */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "upl_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "name": "family-book.jpg",
                     *       "sizeBytes": 318202,
                     *       "offset": 16384,
                     *       "createdAt": "2026-03-02T09:28:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AttachmentUpload"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["UploadOffsetMismatch"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBillingDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whom your documents are made out to */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingDetails"];
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveBillingDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Moreau Genealogy SARL",
                 *       "address": "12 rue des Archives\n75004 Paris",
                 *       "country": "FR",
                 *       "vatId": "FR40303265045"
                 *     }
                 */
                "application/json": components["schemas"]["BillingDetailsInput"];
            };
        };
        responses: {
            /** @description Say whom your documents are made out to */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingDetails"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBillingDocuments: {
        parameters: {
            query?: {
                /** @description Whom the order was for, exactly as the document has it */
                customer?: string;
                kind?: "receipt" | "invoice" | "credit_note";
                /** @description Rows in a page; 100 when absent */
                limit?: number;
                /** @description By time of creation */
                order?: "asc" | "desc";
                orderId?: string;
                /** @description The last id of the page before */
                startingAfter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List your receipts, invoices and credit notes */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "bil_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "number": "T-2026-000017",
                     *         "kind": "receipt",
                     *         "issuedAt": "2026-03-05T09:30:00.000Z",
                     *         "sandbox": true,
                     *         "currency": "EUR",
                     *         "totalMinor": 4675,
                     *         "seller": {
                     *           "name": "Callslip"
                     *         },
                     *         "buyer": {
                     *           "name": "Moreau Genealogy SARL",
                     *           "country": "FR",
                     *           "vatId": "FR40303265045"
                     *         },
                     *         "lines": [
                     *           {
                     *             "text": "Research by Camille Laurent",
                     *             "amountMinor": 4250
                     *           },
                     *           {
                     *             "text": "Callslip’s fee",
                     *             "amountMinor": 425
                     *           }
                     *         ],
                     *         "vat": {
                     *           "ratePercent": 0,
                     *           "netMinor": 425,
                     *           "vatMinor": 0,
                     *           "reverseCharge": false
                     *         },
                     *         "order": {
                     *           "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *           "number": "CS-7QK-4MR",
                     *           "title": "Birth record, Archives de Paris"
                     *         },
                     *         "paymentIntentId": "pi_3PqL2x",
                     *         "notes": [
                     *           "Paid by card.",
                     *           "No VAT is charged."
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BillingDocument"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersRead"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBillingDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The receipt, invoice, credit note or statement */
                billingDocumentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one of them */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "bil_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "number": "T-2026-000017",
                     *       "kind": "receipt",
                     *       "issuedAt": "2026-03-05T09:30:00.000Z",
                     *       "sandbox": true,
                     *       "currency": "EUR",
                     *       "totalMinor": 4675,
                     *       "seller": {
                     *         "name": "Callslip"
                     *       },
                     *       "buyer": {
                     *         "name": "Moreau Genealogy SARL",
                     *         "country": "FR",
                     *         "vatId": "FR40303265045"
                     *       },
                     *       "lines": [
                     *         {
                     *           "text": "Research by Camille Laurent",
                     *           "amountMinor": 4250
                     *         },
                     *         {
                     *           "text": "Callslip’s fee",
                     *           "amountMinor": 425
                     *         }
                     *       ],
                     *       "vat": {
                     *         "ratePercent": 0,
                     *         "netMinor": 425,
                     *         "vatMinor": 0,
                     *         "reverseCharge": false
                     *       },
                     *       "order": {
                     *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "number": "CS-7QK-4MR",
                     *         "title": "Birth record, Archives de Paris"
                     *       },
                     *       "paymentIntentId": "pi_3PqL2x",
                     *       "notes": [
                     *         "Paid by card.",
                     *         "No VAT is charged."
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BillingDocument"];
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBillingDocumentPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The receipt, invoice, credit note or statement */
                billingDocumentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one of them as a PDF */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccountEvents: {
        parameters: {
            query?: {
                /** @description The id of the last event you have read from this feed */
                after?: string;
                /** @description Rows in a page; 100 when absent */
                limit?: number;
                /** @description Instead of `after`: begin here. Up to a minute of earlier events may come along */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every event of the account, oldest first */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "type": "order.created",
                     *         "payload": {
                     *           "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                     *         },
                     *         "actor": {
                     *           "type": "api_client",
                     *           "id": "key_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *           "name": "Back office"
                     *         },
                     *         "createdAt": "2026-03-02T09:30:00.000Z",
                     *         "sequence": 1,
                     *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "data": {
                     *           "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *           "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *           "occurredAt": "2026-03-02T09:30:00.000Z",
                     *           "sequence": 1
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["FeedEvent"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersRead"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description For how many seconds you have heard nothing: if something changed meanwhile, `reconnected` comes first */
                unheardFor?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Be told of changes as they happen */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersRead"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGoLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has been tried, and how production stands */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checks": [
                     *         {
                     *           "id": "order_created",
                     *           "done": true,
                     *           "at": "2026-03-02T09:30:00.000Z",
                     *           "hint": "Place an order in development: POST /orders."
                     *         }
                     *       ],
                     *       "production": {
                     *         "state": "not_requested"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GoLive"];
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpointId": "whe_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyWebhook"];
            };
        };
        responses: {
            /** @description Try whether an endpoint checks signatures */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookVerification"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenWebhooksWrite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["WebhookEndpointNotActive"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUnreadMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders with messages that you haven't marked as read */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "unread": 2
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UnreadMessages"][];
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderTemplates: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 when absent */
                limit?: number;
                /** @description By time of creation */
                order?: "asc" | "desc";
                /** @description The last id of the page before */
                startingAfter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List your templates of orders */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "tpl_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "name": "Birth record, Paris",
                     *         "order": {
                     *           "repositoryName": "Archives de Paris",
                     *           "documentType": "Birth record"
                     *         },
                     *         "createdAt": "2026-03-02T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OrderTemplate"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersRead"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveOrderTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Birth record, Paris",
                 *       "order": {
                 *         "repositoryName": "Archives de Paris",
                 *         "documentType": "Birth record"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SaveOrderTemplate"];
            };
        };
        responses: {
            /** @description Keep an order as a template */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "tpl_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "name": "Birth record, Paris",
                     *       "order": {
                     *         "repositoryName": "Archives de Paris",
                     *         "documentType": "Birth record"
                     *       },
                     *       "createdAt": "2026-03-02T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["OrderTemplate"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeOrderTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The template */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a template */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            400: components["responses"]["IdempotencyKeyInvalid"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameOrderTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The template */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Birth record, Paris 18e"
                 *     }
                 */
                "application/json": components["schemas"]["RenameOrderTemplate"];
            };
        };
        responses: {
            /** @description Rename a template */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "tpl_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "name": "Birth record, Paris",
                     *       "order": {
                     *         "repositoryName": "Archives de Paris",
                     *         "documentType": "Birth record"
                     *       },
                     *       "createdAt": "2026-03-02T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["OrderTemplate"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description The member who looks after it */
                assigneeId?: string;
                createdAfter?: string;
                /** @description Whom it is for, exactly as it was given */
                customerName?: string;
                externalOrderRef?: string;
                folder?: string;
                label?: string;
                /** @description Rows in a page; 100 when absent */
                limit?: number;
                /** @description By time of creation */
                order?: "asc" | "desc";
                /** @description Words, or their beginnings, in any of the order's texts, however they are spelled; its number or its id */
                q?: string;
                /** @description What `order` goes by; `placed` unless it says otherwise. By `due`, `reference` and `customer`, orders that have none are left out */
                sort?: "placed" | "activity" | "due" | "reference" | "customer";
                /** @description The last id of the page before */
                startingAfter?: string;
                status?: "submitted" | "open" | "awaiting_payment" | "confirmed" | "in_progress" | "delivered" | "completed" | "withdrawn" | "cancelled";
                /** @description `you`: offers to choose from, a payment, a question or a delivery to look at. `waiting`: somebody else acts next. `done`: ended */
                turn?: "you" | "waiting" | "done";
                updatedAfter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List your orders */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "status": "submitted",
                     *         "order": {
                     *           "number": "CS-7QK-4MR",
                     *           "repositoryName": "Archives de Paris",
                     *           "documentType": "Birth record",
                     *           "location": "Paris, France",
                     *           "countryISOA3": "FRA",
                     *           "pricingMode": "OPEN_FOR_BIDS",
                     *           "currency": "EUR",
                     *           "personsOfInterest": [
                     *             {
                     *               "firstname": "Jeanne",
                     *               "lastname": "Moreau"
                     *             }
                     *           ],
                     *           "version": 1,
                     *           "createdAt": "2026-03-02T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T09:30:00.000Z"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Order"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersRead"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "repositoryName": "Archives de Paris",
                 *       "documentType": "Birth record",
                 *       "location": "Paris, France",
                 *       "countryISOA3": "FRA",
                 *       "personsOfInterest": [
                 *         {
                 *           "firstname": "Jeanne",
                 *           "lastname": "Moreau"
                 *         }
                 *       ],
                 *       "instructions": "Born about 1892"
                 *     }
                 */
                "application/json": components["schemas"]["PlaceOrder"];
            };
        };
        responses: {
            /** @description Place an order */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "status": "submitted",
                     *       "order": {
                     *         "number": "CS-7QK-4MR",
                     *         "repositoryName": "Archives de Paris",
                     *         "documentType": "Birth record",
                     *         "location": "Paris, France",
                     *         "countryISOA3": "FRA",
                     *         "pricingMode": "OPEN_FOR_BIDS",
                     *         "currency": "EUR",
                     *         "personsOfInterest": [
                     *           {
                     *             "firstname": "Jeanne",
                     *             "lastname": "Moreau"
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "createdAt": "2026-03-02T09:30:00.000Z",
                     *         "updatedAt": "2026-03-02T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportOrders: {
        parameters: {
            query?: {
                /** @description The member who looks after it */
                assigneeId?: string;
                createdAfter?: string;
                /** @description Whom it is for, exactly as it was given */
                customerName?: string;
                externalOrderRef?: string;
                folder?: string;
                label?: string;
                /** @description Words, or their beginnings, in any of the order's texts, however they are spelled; its number or its id */
                q?: string;
                /** @description What `order` goes by; `placed` unless it says otherwise. By `due`, `reference` and `customer`, orders that have none are left out */
                sort?: "placed" | "activity" | "due" | "reference" | "customer";
                status?: "submitted" | "open" | "awaiting_payment" | "confirmed" | "in_progress" | "delivered" | "completed" | "withdrawn" | "cancelled";
                /** @description `you`: offers to choose from, a payment, a question or a delivery to look at. `waiting`: somebody else acts next. `done`: ended */
                turn?: "you" | "waiting" | "done";
                updatedAfter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your orders as a table */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersRead"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one order */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "status": "submitted",
                     *       "order": {
                     *         "number": "CS-7QK-4MR",
                     *         "repositoryName": "Archives de Paris",
                     *         "documentType": "Birth record",
                     *         "location": "Paris, France",
                     *         "countryISOA3": "FRA",
                     *         "pricingMode": "OPEN_FOR_BIDS",
                     *         "currency": "EUR",
                     *         "personsOfInterest": [
                     *           {
                     *             "firstname": "Jeanne",
                     *             "lastname": "Moreau"
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "createdAt": "2026-03-02T09:30:00.000Z",
                     *         "updatedAt": "2026-03-02T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "instructions": "Born in March 1892, after the banns.",
                 *       "externalOrderRef": null
                 *     }
                 */
                "application/json": components["schemas"]["ChangeOrder"];
            };
        };
        responses: {
            /** @description Change an order */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "status": "submitted",
                     *       "order": {
                     *         "number": "CS-7QK-4MR",
                     *         "repositoryName": "Archives de Paris",
                     *         "documentType": "Birth record",
                     *         "location": "Paris, France",
                     *         "countryISOA3": "FRA",
                     *         "pricingMode": "OPEN_FOR_BIDS",
                     *         "currency": "EUR",
                     *         "personsOfInterest": [
                     *           {
                     *             "firstname": "Jeanne",
                     *             "lastname": "Moreau"
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "createdAt": "2026-03-02T09:30:00.000Z",
                     *         "updatedAt": "2026-03-02T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `order_not_changeable`: An offer is selected, or the order has ended; a selected offer that is not paid can be declined.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accept a delivered order */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "status": "submitted",
                     *       "order": {
                     *         "number": "CS-7QK-4MR",
                     *         "repositoryName": "Archives de Paris",
                     *         "documentType": "Birth record",
                     *         "location": "Paris, France",
                     *         "countryISOA3": "FRA",
                     *         "pricingMode": "OPEN_FOR_BIDS",
                     *         "currency": "EUR",
                     *         "personsOfInterest": [
                     *           {
                     *             "firstname": "Jeanne",
                     *             "lastname": "Moreau"
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "createdAt": "2026-03-02T09:30:00.000Z",
                     *         "updatedAt": "2026-03-02T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["IdempotencyKeyInvalid"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `order_state_conflict`: The order is in a state that does not allow this; `status`, where it is sent, says which.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAttachments: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 when absent */
                limit?: number;
                /** @description By time of creation */
                order?: "asc" | "desc";
                /** @description The last id of the page before */
                startingAfter?: string;
            };
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List what is attached to an order and its messages */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "att_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "name": "family-book.jpg",
                     *         "contentType": "image/jpeg",
                     *         "sizeBytes": 318202,
                     *         "createdAt": "2026-03-02T09:28:00.000Z",
                     *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "url": "https://api.example.com/files/att_01k9z3v7e8f6q9w2x4y5z6a7b8?expires=1772445600&signature=Zm9v",
                     *         "expiresAt": "2026-03-02T09:45:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AttachedFile"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The attachment, one of this order or of its messages */
                attachmentId: string;
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, for a client that follows the redirect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/tiff": string;
                    "text/plain": string;
                };
            };
            /** @description Elsewhere, for 15 minutes */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The problems reported about an order */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "cas_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "reference": "CS-7QK-4MR/1",
                     *         "kind": "missing_pages",
                     *         "content": "The entry goes on overleaf, and that page is not there.",
                     *         "documentIds": [],
                     *         "state": "open",
                     *         "openedAt": "2026-03-09T09:30:00.000Z",
                     *         "answers": []
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Case"][];
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "missing_pages",
                 *       "content": "The entry goes on overleaf, and that page is not there."
                 *     }
                 */
                "application/json": components["schemas"]["OpenCase"];
            };
        };
        responses: {
            /** @description Report a problem */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cas_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "reference": "CS-7QK-4MR/1",
                     *       "kind": "missing_pages",
                     *       "content": "The entry goes on overleaf, and that page is not there.",
                     *       "documentIds": [],
                     *       "state": "open",
                     *       "openedAt": "2026-03-09T09:30:00.000Z",
                     *       "answers": []
                     *     }
                     */
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `case_exists`: A case about the order is open already.
             *     - `order_state_conflict`: The order is in a state that does not allow this; `status`, where it is sent, says which.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerCase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The case, one of this order */
                caseId: string;
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "The page is missing in the register itself."
                 *     }
                 */
                "application/json": components["schemas"]["AnswerCase"];
            };
        };
        responses: {
            /** @description Add something to a case */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "cas_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "reference": "CS-7QK-4MR/1",
                     *       "kind": "missing_pages",
                     *       "content": "The entry goes on overleaf, and that page is not there.",
                     *       "documentIds": [],
                     *       "state": "open",
                     *       "openedAt": "2026-03-09T09:30:00.000Z",
                     *       "answers": []
                     *     }
                     */
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `case_closed`: The case is closed.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderChanges: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 when absent */
                limit?: number;
                /** @description By time of creation */
                order?: "asc" | "desc";
                /** @description The last id of the page before */
                startingAfter?: string;
            };
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was changed about an order, and what stood there before */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "chg_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "members": [
                     *           "instructions"
                     *         ],
                     *         "before": {
                     *           "instructions": "Born about 1892"
                     *         },
                     *         "version": 2,
                     *         "createdAt": "2026-03-02T11:05:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OrderChange"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 when absent */
                limit?: number;
                /** @description By time of creation */
                order?: "asc" | "desc";
                /** @description The last id of the page before */
                startingAfter?: string;
            };
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the delivered documents */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "birth-record.pdf",
                     *         "url": "https://api.example.com/files/doc_01k9z3v7e8f6q9w2x4y5z6a7b8?expires=1772445600&signature=Zm9v",
                     *         "id": "doc_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "contentType": "application/pdf",
                     *         "sizeBytes": 48213,
                     *         "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "createdAt": "2026-03-14T10:00:00.000Z",
                     *         "expiresAt": "2026-03-14T10:15:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Document"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAllDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All delivered documents in one archive */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The document, one of this order */
                documentId: string;
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, for a client that follows the redirect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/tiff": string;
                    "text/plain": string;
                };
            };
            /** @description Elsewhere, for 15 minutes */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 when absent */
                limit?: number;
                /** @description By time of creation */
                order?: "asc" | "desc";
                /** @description The last id of the page before */
                startingAfter?: string;
            };
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history of an order */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "type": "order.created",
                     *         "payload": {
                     *           "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                     *         },
                     *         "actor": {
                     *           "type": "api_client",
                     *           "id": "key_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *           "name": "Back office"
                     *         },
                     *         "createdAt": "2026-03-02T09:30:00.000Z",
                     *         "sequence": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["OrderEvent"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 when absent */
                limit?: number;
                /** @description By time of creation */
                order?: "asc" | "desc";
                /** @description The last id of the page before */
                startingAfter?: string;
            };
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the messages of an order */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "msg_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "content": "The register for 1892 is on microfilm.",
                     *         "senderId": "res_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "senderType": "researcher",
                     *         "senderName": "Camille Laurent",
                     *         "timestamp": "2026-03-05T14:12:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Message"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    postMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "Is the register legible?"
                 *     }
                 */
                "application/json": components["schemas"]["PostMessage"];
            };
        };
        responses: {
            /** @description Write to the researcher */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "msg_01k9z3v7e8f6q9w2x4y5z6a7b8"
                     *     }
                     */
                    "application/json": components["schemas"]["PostedMessage"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `order_closed`: The order was withdrawn or cancelled.
             *     - `order_state_conflict`: The order is in a state that does not allow this; `status`, where it is sent, says which.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The message, one of this order */
                messageId: string;
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one message */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "msg_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "content": "The register for 1892 is on microfilm.",
                     *       "senderId": "res_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "senderType": "researcher",
                     *       "senderName": "Camille Laurent",
                     *       "timestamp": "2026-03-05T14:12:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    markMessagesRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lastReadId": "msg_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *     }
                 */
                "application/json": components["schemas"]["MarkMessagesRead"];
            };
        };
        responses: {
            /** @description Mark messages as read, up to one of them */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "lastReadId": "msg_01k9z3v7e8f6q9w2x4y5z6a7b8"
                     *     }
                     */
                    "application/json": components["schemas"]["MessagesRead"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotes: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 when absent */
                limit?: number;
                /** @description By time of creation */
                order?: "asc" | "desc";
                /** @description The last id of the page before */
                startingAfter?: string;
            };
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List your notes on an order */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "not_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "text": "The client wants both pages of the entry.",
                     *         "author": "Jonas Weber",
                     *         "createdAt": "2026-03-02T09:30:00.000Z",
                     *         "yours": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Note"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The client wants both pages of the entry."
                 *     }
                 */
                "application/json": components["schemas"]["WriteNote"];
            };
        };
        responses: {
            /** @description Write a note on an order */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "not_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "text": "The client wants both pages of the entry.",
                     *       "author": "Jonas Weber",
                     *       "createdAt": "2026-03-02T09:30:00.000Z",
                     *       "yours": true
                     *     }
                     */
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The note, one of this order */
                noteId: string;
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Take a note away */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            400: components["responses"]["IdempotencyKeyInvalid"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOffers: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 when absent */
                limit?: number;
                /** @description By time of creation */
                order?: "asc" | "desc";
                /** @description The last id of the page before */
                startingAfter?: string;
            };
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the offers on an order */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "amount": 42.5,
                     *         "currency": "EUR",
                     *         "message": "I am at the reading room every Tuesday.",
                     *         "researcherId": "res_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "researcherName": "Camille Laurent",
                     *         "estimatedCompletionDate": "2026-03-16",
                     *         "status": "ACTIVE",
                     *         "createdAt": "2026-03-02T09:31:00.000Z",
                     *         "updatedAt": "2026-03-02T09:31:00.000Z",
                     *         "expiresAt": "2026-04-01T09:31:00.000Z",
                     *         "totalAmount": 46.75,
                     *         "platformFee": 4.25,
                     *         "noFindAmount": 20,
                     *         "noFindTotalAmount": 22,
                     *         "awaitsConfirmation": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Offer"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The offer, one of this order */
                offerId: string;
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Decline an offer */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "status": "declined"
                     *     }
                     */
                    "application/json": components["schemas"]["DeclinedOffer"];
                };
            };
            400: components["responses"]["IdempotencyKeyInvalid"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `order_closed`: The order was withdrawn or cancelled.
             *     - `offer_not_active`: The offer was declined, retracted, closed, or has expired.
             *     - `offer_already_paid`: The selected offer has been paid for.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    selectOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The offer, one of this order */
                offerId: string;
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "expectedAmount": 42.5
                 *     }
                 */
                "application/json": components["schemas"]["SelectOffer"];
            };
        };
        responses: {
            /** @description Select an offer */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "status": "selected",
                     *       "paymentRequired": true
                     *     }
                     */
                    "application/json": components["schemas"]["SelectedOffer"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `order_not_open`: The order is not open for offers.
             *     - `order_closed`: The order was withdrawn or cancelled.
             *     - `offer_not_active`: The offer was declined, retracted, closed, or has expired.
             *     - `offer_already_selected`: Another offer is selected; decline it first.
             *     - `offer_already_paid`: The selected offer has been paid for.
             *     - `offer_changed`: The offer asks for another amount than `expectedAmount`; `amount` and `currency` say which.
             *     - `offer_not_confirmed`: The order was changed after the offer was made. Its researcher is asked to confirm it; wait for that, or choose another.
             *     - `researcher_account_not_ready`: The researcher cannot be paid yet. Choose another offer or wait.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
                /** @description The payment, as the provider names it */
                paymentIntentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get the payment as the order keeps it */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "payment": {
                     *         "status": "authorized",
                     *         "paymentIntentId": "pi_3PqL2x",
                     *         "amount": 4675,
                     *         "currency": "EUR",
                     *         "platformFee": 425,
                     *         "transferAmount": 4250
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentSnapshot"];
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    finalizePayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "offerId": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *       "paymentIntentId": "pi_3PqL2x"
                 *     }
                 */
                "application/json": components["schemas"]["FinalizePayment"];
            };
        };
        responses: {
            /** @description Tell that the payment was confirmed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "requestId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "bidId": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "idempotent": false
                     *     }
                     */
                    "application/json": components["schemas"]["FinalizedPayment"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            402: components["responses"]["PaymentFailed"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `payment_not_confirmed`: The payment has not been confirmed with the provider yet.
             *     - `payment_requires_action`: The provider waits for the customer, for instance for 3-D Secure.
             *     - `payment_processing`: The provider is still processing the payment. Try again shortly.
             *     - `payment_canceled`: The payment was canceled; initiate a new one.
             *     - `payment_superseded`: Another payment has taken the place of this one.
             *     - `payment_mismatch`: The payment does not belong to this order and offer, or its amount differs.
             *     - `order_closed`: The order was withdrawn or cancelled.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `unavailable`: The service is out of reach for the moment. Try again with the same Idempotency-Key.
             *     - `provider_unavailable`: The payment provider is out of reach. Try again with the same Idempotency-Key.
             *     - `payments_not_configured`: Payments are not set up in this environment, or the provider refuses our own credentials. Trying again does not help.
             */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    initiatePayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "offerId": "off_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *     }
                 */
                "application/json": components["schemas"]["InitiatePayment"];
            };
        };
        responses: {
            /** @description Start paying for the selected offer */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "bidId": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "researcherPaymentAccountId": "acct_1PqL2x",
                     *       "amountMinor": 4675,
                     *       "transferAmountMinor": 4250,
                     *       "platformFeeMinor": 425,
                     *       "currency": "EUR",
                     *       "clientSecret": "pi_3PqL2x_secret_8hT",
                     *       "paymentIntentId": "pi_3PqL2x",
                     *       "publishableKey": "pk_test_51PqL2x"
                     *     }
                     */
                    "application/json": components["schemas"]["InitiatedPayment"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            402: components["responses"]["PaymentFailed"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `order_not_open`: The order is not open for offers.
             *     - `order_closed`: The order was withdrawn or cancelled.
             *     - `offer_not_selected`: Select the offer before paying for it.
             *     - `payment_already_authorized`: The order has been paid for.
             *     - `payment_not_required`: Nothing is to be paid: the offer costs nothing, or the client pays by invoice.
             *     - `payment_canceled`: The payment was canceled; initiate a new one.
             *     - `payment_mismatch`: The payment does not belong to this order and offer, or its amount differs.
             *     - `researcher_account_not_ready`: The researcher cannot be paid yet. Choose another offer or wait.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `unavailable`: The service is out of reach for the moment. Try again with the same Idempotency-Key.
             *     - `provider_unavailable`: The payment provider is out of reach. Try again with the same Idempotency-Key.
             *     - `payments_not_configured`: Payments are not set up in this environment, or the provider refuses our own credentials. Trying again does not help.
             */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    renewHold: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Give a hold that is about to end back, to pay anew */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "status": "awaiting_payment"
                     *     }
                     */
                    "application/json": components["schemas"]["RenewedHold"];
                };
            };
            400: components["responses"]["IdempotencyKeyInvalid"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `order_state_conflict`: The order is in a state that does not allow this; `status`, where it is sent, says which.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get an order's receipt */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "bil_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "number": "T-2026-000017",
                     *       "kind": "receipt",
                     *       "issuedAt": "2026-03-05T09:30:00.000Z",
                     *       "sandbox": true,
                     *       "currency": "EUR",
                     *       "totalMinor": 4675,
                     *       "seller": {
                     *         "name": "Callslip"
                     *       },
                     *       "buyer": {
                     *         "name": "Moreau Genealogy SARL",
                     *         "country": "FR",
                     *         "vatId": "FR40303265045"
                     *       },
                     *       "lines": [
                     *         {
                     *           "text": "Research by Camille Laurent",
                     *           "amountMinor": 4250
                     *         },
                     *         {
                     *           "text": "Callslip’s fee",
                     *           "amountMinor": 425
                     *         }
                     *       ],
                     *       "vat": {
                     *         "ratePercent": 0,
                     *         "netMinor": 425,
                     *         "vatMinor": 0,
                     *         "reverseCharge": false
                     *       },
                     *       "order": {
                     *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "number": "CS-7QK-4MR",
                     *         "title": "Birth record, Archives de Paris"
                     *       },
                     *       "paymentIntentId": "pi_3PqL2x",
                     *       "notes": [
                     *         "Paid by card.",
                     *         "No VAT is charged."
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BillingDocument"];
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceiptPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get an order's receipt as a PDF */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestChanges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Page 3 is unreadable. Please scan it again."
                 *     }
                 */
                "application/json": components["schemas"]["RequestChanges"];
            };
        };
        responses: {
            /** @description Ask the researcher to change a delivery */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "status": "submitted",
                     *       "order": {
                     *         "number": "CS-7QK-4MR",
                     *         "repositoryName": "Archives de Paris",
                     *         "documentType": "Birth record",
                     *         "location": "Paris, France",
                     *         "countryISOA3": "FRA",
                     *         "pricingMode": "OPEN_FOR_BIDS",
                     *         "currency": "EUR",
                     *         "personsOfInterest": [
                     *           {
                     *             "firstname": "Jeanne",
                     *             "lastname": "Moreau"
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "createdAt": "2026-03-02T09:30:00.000Z",
                     *         "updatedAt": "2026-03-02T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `order_state_conflict`: The order is in a state that does not allow this; `status`, where it is sent, says which.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews of an order */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviews"];
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stars": 5,
                 *       "content": "Found in a day, with every page of the file."
                 *     }
                 */
                "application/json": components["schemas"]["WriteReview"];
            };
        };
        responses: {
            /** @description Review the researcher */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviews"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `review_exists`: The order has been reviewed already.
             *     - `order_state_conflict`: The order is in a state that does not allow this; `status`, where it is sent, says which.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSuggestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What else could be tried */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "why": "not_found",
                     *       "raisePrice": false,
                     *       "archives": [
                     *         {
                     *           "id": "arc_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *           "name": "Service historique de la Défense",
                     *           "city": "Vincennes",
                     *           "countryISOA3": "FRA"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Suggestions"];
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdraw an order */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "status": "withdrawn"
                     *     }
                     */
                    "application/json": components["schemas"]["WithdrawnOrder"];
                };
            };
            400: components["responses"]["IdempotencyKeyInvalid"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `order_not_withdrawable`: Work has started, or the order has ended.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orders": [
                 *         {
                 *           "idempotencyKey": "list-7-row-1",
                 *           "repositoryName": "Archives de Paris",
                 *           "documentType": "Birth record",
                 *           "location": "Paris, France",
                 *           "countryISOA3": "FRA",
                 *           "personsOfInterest": [
                 *             {
                 *               "firstname": "Jeanne",
                 *               "lastname": "Moreau"
                 *             }
                 *           ],
                 *           "instructions": "Born about 1892"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PlaceOrders"];
            };
        };
        responses: {
            /** @description Place many orders */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedRows"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Count the orders under way */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "you": 3,
                     *       "waiting": 12
                     *     }
                     */
                    "application/json": components["schemas"]["OrderCounts"];
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    fileOrders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderIds": [
                 *         "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       ],
                 *       "folder": "Moreau",
                 *       "addLabels": [
                 *         "urgent"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FileOrders"];
            };
        };
        responses: {
            /** @description Put orders into a folder, label and assign them */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "filed": 1
                     *     }
                     */
                    "application/json": components["schemas"]["FiledOrders"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            409: components["responses"]["IdempotencyInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderMoney: {
        parameters: {
            query: {
                /** @description Up to 100 ids, with commas between them */
                orderIds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What orders cost, and what has become of the money */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMoney"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersRead"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShelves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folders and labels in use */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "folders": [
                     *         "Moreau",
                     *         "Nowak"
                     *       ],
                     *       "labels": [
                     *         "urgent"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Shelves"];
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description API keys only, or signed-in members only */
                caller?: "program" | "portal";
                /** @description The id of an API key */
                key?: string;
                /** @description Rows in a page; 100 when absent */
                limit?: number;
                method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
                /** @description By time of creation */
                order?: "asc" | "desc";
                /** @description What the path begins with, or the operation's own path */
                path?: string;
                requestId?: string;
                since?: string;
                /** @description The last id of the page before */
                startingAfter?: string;
                /** @description A status or a class of them */
                status?: string;
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your calls of this API */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "req_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "createdAt": "2026-03-02T09:30:00.000Z",
                     *         "method": "POST",
                     *         "path": "/orders",
                     *         "operation": "/orders",
                     *         "status": 201,
                     *         "durationMs": 12,
                     *         "keyId": "key_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "idempotencyKey": true,
                     *         "replayed": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LoggedRequest"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersRead"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getResearcherPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The researcher */
                researcherId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get one researcher */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "res_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "name": "Camille Laurent",
                     *       "languages": [
                     *         "fr",
                     *         "en"
                     *       ],
                     *       "countries": [
                     *         "FRA"
                     *       ],
                     *       "archives": [],
                     *       "record": {
                     *         "delivered": 24,
                     *         "foundPercent": 79,
                     *         "onTimePercent": 96,
                     *         "medianDays": 6
                     *       },
                     *       "rating": {
                     *         "average": 4.7,
                     *         "count": 12
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ResearcherPage"];
                };
            };
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listResearcherReviews: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 when absent */
                limit?: number;
                /** @description By time of creation */
                order?: "asc" | "desc";
                /** @description The last id of the page before */
                startingAfter?: string;
            };
            header?: never;
            path: {
                /** @description The researcher */
                researcherId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List what customers say of a researcher */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        content?: string;
                        /**
                         * Format: date-time
                         * @description ISO 8601 date-time, UTC
                         * @example 2026-03-02T09:30:00.000Z
                         */
                        createdAt: string;
                        id: string;
                        stars: number;
                    }[];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenOrdersRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSandboxClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What time will bring an order by itself */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "movedDays": 14,
                     *       "ahead": [
                     *         {
                     *           "moment": "acceptance",
                     *           "at": "2026-03-16T09:30:00.000Z",
                     *           "days": 14
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SandboxClock"];
                };
            };
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveSandboxClock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "until": "acceptance"
                 *     }
                 */
                "application/json": components["schemas"]["MoveSandboxClock"];
            };
        };
        responses: {
            /** @description Let days pass for an order */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "movedDays": 14,
                     *       "ahead": [
                     *         {
                     *           "moment": "acceptance",
                     *           "at": "2026-03-16T09:30:00.000Z",
                     *           "days": 14
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SandboxClock"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            402: components["responses"]["PaymentFailed"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `order_state_conflict`: The order is in a state that does not allow this; `status`, where it is sent, says which.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `unavailable`: The service is out of reach for the moment. Try again with the same Idempotency-Key.
             *     - `provider_unavailable`: The payment provider is out of reach. Try again with the same Idempotency-Key.
             *     - `payments_not_configured`: Payments are not set up in this environment, or the provider refuses our own credentials. Trying again does not help.
             */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmSandboxPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentIntentId": "pi_3PqL2x",
                 *       "card": "ok"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmSandboxPayment"];
            };
        };
        responses: {
            /** @description Confirm a payment as the browser would */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "paymentIntentId": "pi_3PqL2x",
                     *       "status": "requires_capture"
                     *     }
                     */
                    "application/json": components["schemas"]["ConfirmedSandboxPayment"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            402: components["responses"]["PaymentFailed"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `payment_canceled`: The payment was canceled; initiate a new one.
             *     - `payment_mismatch`: The payment does not belong to this order and offer, or its amount differs.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `unavailable`: The service is out of reach for the moment. Try again with the same Idempotency-Key.
             *     - `provider_unavailable`: The payment provider is out of reach. Try again with the same Idempotency-Key.
             *     - `payments_not_configured`: Payments are not set up in this environment, or the provider refuses our own credentials. Trying again does not help.
             */
            503: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSandboxSteps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps the other side could take now */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       "offer",
                     *       "message",
                     *       "cancel"
                     *     ]
                     */
                    "application/json": components["schemas"]["SandboxSteps"];
                };
            };
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    performSandboxStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The order */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "step": "offer",
                 *       "amount": 42.5,
                 *       "currency": "EUR"
                 *     }
                 */
                "application/json": components["schemas"]["PerformSandboxStep"];
            };
        };
        responses: {
            /** @description Have the other side take a step */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "status": "submitted",
                     *       "order": {
                     *         "number": "CS-7QK-4MR",
                     *         "repositoryName": "Archives de Paris",
                     *         "documentType": "Birth record",
                     *         "location": "Paris, France",
                     *         "countryISOA3": "FRA",
                     *         "pricingMode": "OPEN_FOR_BIDS",
                     *         "currency": "EUR",
                     *         "personsOfInterest": [
                     *           {
                     *             "firstname": "Jeanne",
                     *             "lastname": "Moreau"
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "createdAt": "2026-03-02T09:30:00.000Z",
                     *         "updatedAt": "2026-03-02T09:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenOrdersWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `order_state_conflict`: The order is in a state that does not allow this; `status`, where it is sent, says which.
             *     - `order_not_open`: The order is not open for offers.
             *     - `order_closed`: The order was withdrawn or cancelled.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchWebhookDeliveries: {
        parameters: {
            query?: {
                endpointId?: string;
                eventId?: string;
                /** @description Rows in a page; 100 when absent */
                limit?: number;
                /** @description By time of creation */
                order?: "asc" | "desc";
                orderId?: string;
                /** @description The last id of the page before */
                startingAfter?: string;
                status?: "pending" | "delivered" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search the delivery records */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenWebhooksRead"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery record */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One delivery with its request and every attempt */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
            403: components["responses"]["ForbiddenWebhooksRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The delivery record */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Send one event again */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["IdempotencyKeyInvalid"];
            403: components["responses"]["ForbiddenWebhooksWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `webhook_endpoint_not_active`: The endpoint is paused, disabled or deleted. Set it to active, or register a new one.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 when absent */
                limit?: number;
                /** @description By time of creation */
                order?: "asc" | "desc";
                /** @description The last id of the page before */
                startingAfter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List your webhook endpoints */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "whe_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *         "url": "https://example.com/hooks/callslip",
                     *         "status": "active",
                     *         "createdAt": "2026-03-02T09:00:00.000Z",
                     *         "updatedAt": "2026-03-02T09:00:00.000Z",
                     *         "eventTypes": [],
                     *         "health": {
                     *           "state": "healthy",
                     *           "lastSuccessAt": "2026-03-02T11:20:00.000Z",
                     *           "deliveries24h": 40,
                     *           "failures24h": 1,
                     *           "failureRate24h": 0.025
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WebhookEndpoint"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenWebhooksRead"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.com/hooks/callslip"
                 *     }
                 */
                "application/json": components["schemas"]["CreateWebhookEndpoint"];
            };
        };
        responses: {
            /** @description Register a webhook endpoint */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whe_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "signingSecret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw3wz1x7vQ0aE="
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedWebhookEndpoint"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenWebhooksWriteProofRequired"];
            /**
             * @description - `webhook_endpoint_limit`: Delete an endpoint before adding another.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook endpoint */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One webhook endpoint with its last two weeks */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointDetail"];
                };
            };
            403: components["responses"]["ForbiddenWebhooksRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook endpoint */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a webhook endpoint */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedWebhookEndpoint"];
                };
            };
            400: components["responses"]["IdempotencyKeyInvalid"];
            403: components["responses"]["ForbiddenWebhooksWrite"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook endpoint */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventTypes": [
                 *         "order.delivered",
                 *         "payment.failed"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateWebhookEndpoint"];
            };
        };
        responses: {
            /** @description Change, pause or reactivate a webhook endpoint */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whe_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "url": "https://example.com/hooks/callslip",
                     *       "status": "active",
                     *       "createdAt": "2026-03-02T09:00:00.000Z",
                     *       "updatedAt": "2026-03-02T09:00:00.000Z",
                     *       "eventTypes": [],
                     *       "health": {
                     *         "state": "healthy",
                     *         "lastSuccessAt": "2026-03-02T11:20:00.000Z",
                     *         "deliveries24h": 40,
                     *         "failures24h": 1,
                     *         "failureRate24h": 0.025
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenWebhooksWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `webhook_endpoint_limit`: Delete an endpoint before adding another.
             *     - `webhook_endpoint_not_active`: The endpoint is paused, disabled or deleted. Set it to active, or register a new one.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Rows in a page; 100 when absent */
                limit?: number;
                /** @description By time of creation */
                order?: "asc" | "desc";
                /** @description The last id of the page before */
                startingAfter?: string;
            };
            header?: never;
            path: {
                /** @description The webhook endpoint */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery records of an endpoint */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["ForbiddenWebhooksRead"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    pingWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook endpoint */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Send a webhook.ping */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8"
                     *     }
                     */
                    "application/json": components["schemas"]["PingedWebhookEndpoint"];
                };
            };
            400: components["responses"]["IdempotencyKeyInvalid"];
            403: components["responses"]["ForbiddenWebhooksWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `webhook_endpoint_not_active`: The endpoint is paused, disabled or deleted. Set it to active, or register a new one.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook endpoint */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2026-03-02T09:30:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["RecoverWebhookEndpoint"];
            };
        };
        responses: {
            /** @description Send everything that has not arrived since a time */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpointId": "whe_01k9z3v7e8f6q9w2x4y5z6a7b8",
                     *       "since": "2026-03-02T09:30:00.000Z",
                     *       "deliveries": 212
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookRecovery"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["ForbiddenWebhooksWrite"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `webhook_endpoint_not_active`: The endpoint is paused, disabled or deleted. Set it to active, or register a new one.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
                 *     1 to 255 visible ASCII characters, kept for 30 days.
                 * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook endpoint */
                endpointId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rotate the signing secret */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedSigningSecret"];
                };
            };
            400: components["responses"]["IdempotencyKeyInvalid"];
            403: components["responses"]["ForbiddenWebhooksWriteProofRequired"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `webhook_endpoint_not_active`: The endpoint is paused, disabled or deleted. Set it to active, or register a new one.
             *     - `idempotency_in_progress`: A request with the same Idempotency-Key is still running.
             */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    onCaseAnswered: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "sequence": 1,
                 *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       },
                 *       "type": "case.answered"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCaseClosed: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "sequence": 1,
                 *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       },
                 *       "type": "case.closed"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCaseOpened: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "sequence": 1,
                 *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       },
                 *       "type": "case.opened"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDocumentAdded: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "doc_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "document.added"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onMessageCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "msg_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "message.created"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOfferClosed: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "offer.closed"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOfferConfirmed: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "offer.confirmed"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOfferCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "offer.created"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOfferDeclined: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "offer.declined"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOfferExpired: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "offer.expired"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOfferRetracted: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "offer.retracted"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOfferSelected: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "offer.selected"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOfferUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "offer.updated"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "sequence": 1,
                 *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       },
                 *       "type": "order.cancelled"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "sequence": 1,
                 *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       },
                 *       "type": "order.changed"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderChangesRequested: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "sequence": 1,
                 *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       },
                 *       "type": "order.changes_requested"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "sequence": 1,
                 *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       },
                 *       "type": "order.completed"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderConfirmed: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "sequence": 1,
                 *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       },
                 *       "type": "order.confirmed"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "sequence": 1,
                 *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       },
                 *       "type": "order.created"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderDelivered: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "sequence": 1,
                 *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       },
                 *       "type": "order.delivered"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderEtaChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "sequence": 1,
                 *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       },
                 *       "type": "order.eta_changed"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderOpened: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "sequence": 1,
                 *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       },
                 *       "type": "order.opened"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderStarted: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "sequence": 1,
                 *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       },
                 *       "type": "order.started"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderWithdrawn: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "sequence": 1,
                 *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       },
                 *       "type": "order.withdrawn"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentAuthorized: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "payment.authorized"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentCanceled: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "payment.canceled"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentCaptured: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "payment.captured"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentDisputeClosed: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "payment.dispute_closed"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentDisputed: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "payment.disputed"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentExpired: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "payment.expired"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "payment.failed"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentInitiated: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "payment.initiated"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentRefundFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "payment.refund_failed"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentRefunded: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "payment.refunded"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentTransferred: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "sequence": 1
                 *       },
                 *       "type": "payment.transferred"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onReviewOpened: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "sequence": 1,
                 *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       },
                 *       "type": "review.opened"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onReviewWritten: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "sequence": 1,
                 *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       },
                 *       "type": "review.written"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookPing: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, the same over retries */
                "webhook-id": string;
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": string;
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": string;
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": string;
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
                 *         "occurredAt": "2026-03-02T09:30:00.000Z",
                 *         "id": "whe_01k9z3v7e8f6q9w2x4y5z6a7b8"
                 *       },
                 *       "type": "webhook.ping"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description Received. Anything else, or no answer within 15 s, is tried again */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not wanted any more: the endpoint is disabled */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
