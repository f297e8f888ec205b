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
         * @description An order names its archive by any text: `archiveRepositoryId` may be an `id` of this list or not.
         *
         *     Comes by name.
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
    "/attachments/{attachmentId}": {
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
         * Take a file back that waits to be attached
         * @description Scope: `orders:write`.
         */
        delete: operations["removeAttachment"];
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
         * @description For connections that may break: the file is then sent in parts of any size. Unfinished uploads are forgotten after two days.
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
         * List your receipts, invoices, credit notes and monthly statements
         * @description Statements are issued at the beginning of the next month, one for each currency; their `entries` come with the one document.
         *
         *     Scope: `orders:read`; of a person’s role: `billing:read`.
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
         * @description A PDF with `Accept: application/pdf`, or from `/billing/documents/{billingDocumentId}/pdf`.
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
    "/billing/documents/{billingDocumentId}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a monthly statement as a table
         * @description A row for each receipt, invoice and credit note, and for each dispute that your bank decided for you. `amount` adds up to the total; an invoice for the fee has its own in `containedAmount`, for the receipt holds it. Other documents answer 404.
         *
         *     Scope: `orders:read`; of a person’s role: `billing:read`.
         */
        get: operations["getStatementCsv"];
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
         * @description Server-sent events; a program that mustn't miss anything reads `GET /events`. Each `change` has `data` of `{ "orderId", "type", "sequence" }` and `id` of `{orderId}:{sequence}`; fetch the order to see what changed. `reconnected`, with `data` of `{}`, says that some may have been missed. `retry` asks for 2 seconds before connecting again, a comment comes every 15 seconds, and after five minutes the stream ends: connect again, and read what changed meanwhile from the lists. `Last-Event-ID` is not looked at. A stream ends within half a minute of the key or the session behind it. Each may hold ten at once; the next is refused with `rate_limited`.
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
    "/go-live/day-use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you may do today in production, and have done
         * @description Of production, on whichever base URL it is asked. Limits are set by an operator; where none is set, nothing is limited.
         *
         *     Scope: `orders:read`.
         */
        get: operations["getDayUse"];
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
         * @description Sends a signed `webhook.ping`, then one with a broken signature, and returns what the endpoint said to both.
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
         * @description The filters are those of the list. The columns before the last two, `costCentre` and `invoicedAmount`, are what `GET /orders/money` tells, in major units of the currencies beside them: the agreed total with the fee, what was charged, what has gone back and what a bank questions or took back.
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
         *     `null` removes what an order needn't have. The archive, the kind of document, the
         *     way of pricing and the currency stay: anything else is refused. Researchers with an offer
         *     are asked to confirm it where you change what they read, and until they do it can't be selected (`awaitsConfirmation`,
         *     `offer_not_confirmed`). What is as it was before is no
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
         * @description Completes the order; where it has a payment, the researcher gets their share. It happens by itself at `acceptanceEndsAt`. Accepting a completed order returns it as it is.
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
         *     at a time. While it is open, silence is no acceptance; afterwards what was left of the 14 days goes on, at least three days.
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
         *     Comes by order of pages.
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
         * @description Scope: `orders:write`; of a person’s role: `orders:read`.
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
         * @description As expected, or not at all: a researcher may change an active offer.
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
         * @description Issued when the payment is captured; 404 until then. A PDF with `Accept: application/pdf`, or from `/orders/{orderId}/receipt.pdf`.
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
         *     status and the `error` that `POST /orders` returns. `idempotencyKey` is the Idempotency-Key of
         *     `POST /orders`; that header stands for rows without one. Send the whole batch again after a lost answer: what was placed is not
         *     placed twice.
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
         * Count the orders
         * @description By whose turn it is, as `turn` of the list tells them apart.
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
         * @description For your own order: nobody but your client's side sees it, nothing is told to webhooks. What isn't
         *     named stays as it is; `null` takes orders out of their folder, or from whoever looks after them. Each order fits into one folder and
         *     has up to 20 labels. All of the orders are filed or none: an unknown one is answered by 404. A cost centre can be changed until the
         *     order's first receipt or invoice is issued; then the refusal (`order_state_conflict`) names an order that has one.
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
         * The folders, labels and cost centres in use
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
    "/orders/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a whole list of orders comes to
         * @description The filters are those of `GET /orders`; each order counts with all its payments, as in `GET /orders/money`. Currencies are never added together. Where more than 10,000 orders fit, the newest are added up, and `more` says so.
         *
         *     Scope: `orders:read`.
         */
        get: operations["sumOrderMoney"];
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
         * @description The last 30 days, a second or two behind. No queries or secrets are kept; bodies stand with each request by itself. Not logged: reading the log, requests without a known key or endpoint.
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
    "/request-log/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of your calls, with its bodies
         * @description Bodies are those of calls by keys that changed something or were refused, for 7 days and while the client wants them kept: an owner or developer says so in the portal; at first they are kept in development and not in production. Of a client that calls very often not all are.
         *
         *     Scope: `orders:read`; of a person’s role: `logs:read`.
         */
        get: operations["getRequest"];
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
         * @description All times of the order move back by whole days, and what is due happens within seconds.
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
    "/webhook-endpoints/{endpointId}/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you were told of a webhook endpoint
         * @description An entry for each time that one of the endpoint's `alerts` came true.
         *
         *     Scope: `webhooks:read`.
         */
        get: operations["listWebhookAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        /**
         * What a recovery would send
         * @description Since when something has not arrived, and how many events that are. Nothing is sent.
         *
         *     Scope: `webhooks:read`.
         */
        get: operations["previewWebhookRecovery"];
        put?: never;
        /**
         * Send everything that has not arrived since a time
         * @description What failed, what waits for another attempt, and what was never sent because the endpoint was paused, disabled or not yet registered, in the order of the feed. What has arrived is not sent again. A paused or disabled endpoint is refused: set its `status` to `active` first.
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
         * @description Somebody wrote something in a case.
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
         * @description Callslip decided on a case, or you accepted the delivery, or the order ended.
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
         * @description You reported a problem, and a case was opened.
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
         * @description A document was added, which `order.delivered` hands over.
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
         * @description Somebody wrote a message.
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
         * @description Another offer was paid for, or the order ended.
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
         * @description A researcher stands by an offer after you changed the order: it can be selected.
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
         * @description There is a new offer.
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
         * @description You declined it.
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
         * @description Its time ran out before anybody chose it.
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
         * @description The researcher took it back.
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
         * @description You selected it.
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
         * @description A researcher changed an offer.
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
         * @description An operator cancelled it.
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
         * @description You changed what the order says; offers made before may have to be confirmed.
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
         * @description You asked for a change of the delivery.
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
         * @description It was accepted, by you or by 14 days of silence.
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
         * @description It is paid for, or needs no payment: the researcher may begin.
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
         * @description The order was placed.
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
         * @description Documents, a report or both were handed over.
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
         * @description The researcher named another date.
         */
        post: operations["onOrderEtaChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.given_back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.given_back
         * @description The researcher gave it back before work began: it is open for offers again, and a hold is released.
         */
        post: operations["onOrderGivenBack"];
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
         * @description It is open for offers.
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
         * @description Work has begun; it can't be withdrawn any more.
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
         * @description You withdrew it.
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
         * @description The amount is held.
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
         * @description The payment ended; a hold is released, and a charge that came a moment before is refunded.
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
         * @description The amount was taken, for work has begun.
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
         * @description A dispute or an inquiry ended; `disputeStatus` says how.
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
         * @description The card's bank began a dispute or an inquiry.
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
         * @description The hold lapsed before work began; the order waits for a payment again.
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
         * @description The card was declined; another may be tried.
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
         * @description A payment waits for the customer.
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
         * @description A refund was refused, or failed at the bank: that money has not gone back.
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
         * @description Money was given back.
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
         * @description The researcher's part was passed on.
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
         * @description A review can be read: both sides have written, or seven days have passed.
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
         * @description You or the researcher wrote a review; what it says stays closed for now.
         */
        post: operations["onReviewWritten"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * webhook.batch
         * @description Several events in one request, to an endpoint whose `batch` asks for it: each as it would come alone.
         */
        post: operations["onWebhookBatch"];
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
         * @description You asked for a ping; webhooks only.
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
        /** @description Whoever did it; `api_client` is one of your own keys */
        Actor: {
            id: string;
            name: string;
            type: "api_client" | "customer" | "researcher" | "operator" | "system" | (string & {});
        };
        /**
         * @example {
         *       "content": "The page is missing in the register itself."
         *     }
         */
        AnswerCase: {
            content: string;
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
        /** @description `state`: of a part of a federation, such as a US state, a Land or a canton. `regional`: of any other part of a country, such as a département or a county. */
        ArchiveKind: "national" | "state" | "regional" | "city" | "church" | "military" | "university" | "other" | (string & {});
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
            contentType: "application/pdf" | "image/jpeg" | "image/png" | "image/tiff" | "text/plain" | (string & {});
            createdAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
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
            contentType: "application/pdf" | "image/jpeg" | "image/png" | "image/tiff" | "text/plain" | (string & {});
            createdAt: components["schemas"]["Instant"];
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
            createdAt: components["schemas"]["Instant"];
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
         *       "name": "Moreau Genealogy SARL",
         *       "address": "12 rue des Archives\n75004 Paris",
         *       "country": "FR",
         *       "vatId": "FR40303265045"
         *     }
         */
        BillingDetails: {
            address?: string;
            costCentre?: string;
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
            /** @description Printed on what is issued for orders that have none of their own */
            costCentre?: string;
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
            /** @description Of a customer’s statement that is asked for by itself: what it tells of. `lines` are their sums by cost centre */
            entries?: components["schemas"]["StatementEntry"][];
            id: string;
            issuedAt: components["schemas"]["Instant"];
            kind: "receipt" | "invoice" | "credit_note" | "statement" | (string & {});
            lines: components["schemas"]["BillingLine"][];
            /** @description Of a statement: `YYYY-MM`, UTC */
            month?: string;
            notes: string[];
            number: string;
            order?: {
                /** @description The order’s own, or else that of the billing details then */
                costCentre?: string;
                /** @description `customerName` of the order, as it was then */
                customer?: string;
                id: string;
                /** @description Of documents issued since orders have one */
                number?: string;
                /** @description `externalOrderRef` of the order, as it was then */
                reference?: string;
                title: string;
            };
            /** @description Of an invoice: it is still to be paid. Others were paid by card */
            payable?: boolean;
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
         *       "id": "cas_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "reference": "CS-7QK-4MR/1",
         *       "kind": "missing_pages",
         *       "openedBy": "customer",
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
                createdAt: components["schemas"]["Instant"];
                from: "customer" | "researcher" | "callslip" | (string & {});
                id: string;
            }[];
            closedAt?: components["schemas"]["Instant"];
            content: string;
            documentIds: string[];
            id: string;
            kind: "missing_pages" | "unreadable" | "wrong_person" | "late" | "other" | (string & {});
            openedAt: components["schemas"]["Instant"];
            /** @description `callslip`: Callslip itself, or because of what happened */
            openedBy: "customer" | "researcher" | "callslip" | (string & {});
            orderId: string;
            /** @description What was decided; `accepted` where the customer accepted the delivery all the same, `order_ended` where the order ended before, `delivered`, `dispute_won` and `dispute_lost` where that ended it */
            outcome?: "redo_asked" | "part_refunded" | "refunded" | "nothing_to_do" | "replaced" | "accepted" | "order_ended" | "delivered" | "dispute_won" | "dispute_lost" | (string & {});
            /** @description Callslip's, for the decision */
            reason?: string;
            /** @description What people call the case by */
            reference: string;
            /** @description Of `replaced`, for the customer: the order that was placed in place of this one */
            replacementOrderId?: string;
            /** @description `answered`: the researcher or Callslip has written since the customer last did */
            state: "open" | "answered" | "closed" | (string & {});
        };
        /**
         * @example {
         *       "data": {
         *         "status": "answered",
         *         "answerId": "can_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "cas_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "case.answered"
         *     }
         */
        CaseAnsweredEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description what was written
                 * @example can_01k9z3v7e8f6q9w2x4y5z6a7b8
                 */
                answerId: string;
                /**
                 * @description `answered`, or `open` where you wrote yourself
                 * @example answered
                 */
                status: string;
            };
            /** @constant */
            type: "case.answered";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "closed",
         *         "outcome": "part_refunded",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "cas_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "case.closed"
         *     }
         */
        CaseClosedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `redo_asked`, `part_refunded`, `refunded`, `nothing_to_do`, `replaced`, `accepted`, `order_ended`, `delivered`, `dispute_won`, `dispute_lost`
                 * @example part_refunded
                 */
                outcome: string;
                /**
                 * @description `closed`
                 * @constant
                 */
                status: "closed";
            };
            /** @constant */
            type: "case.closed";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "open",
         *         "kind": "unreadable",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "cas_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "case.opened"
         *     }
         */
        CaseOpenedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `missing_pages`, `unreadable`, `wrong_person`, `late` or `other`
                 * @example unreadable
                 */
                kind: string;
                /**
                 * @description `open`
                 * @constant
                 */
                status: "open";
            };
            /** @constant */
            type: "case.opened";
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
             * @description Major units, with the decimals of `currency`; at most 99,999,999 minor units. With `FIXED` only
             * @example 45.5
             */
            fixedPrice?: number;
            /** @description `null` removes it */
            instructions?: string | null;
            /** @example Paris, France */
            location?: string;
            /** @description The order's `version` as it was read: with another, nothing happens */
            orderVersion?: number;
            /** @description `null` removes it */
            personsOfInterest?: components["schemas"]["PersonOfInterest"][] | null;
            /**
             * @description Absent: `FIXED` with a `fixedPrice`, else `OPEN_FOR_BIDS`
             * @enum {string}
             */
            pricingMode?: "FIXED" | "OPEN_FOR_BIDS";
            /** @example Archives de Paris */
            repositoryName?: string;
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
            /** @description When owners and developers are told of it, by mail */
            alerts?: components["schemas"]["WebhookAlerts"];
            /** @description To be sent several events in one request, as `webhook.batch` */
            batch?: components["schemas"]["WebhookBatching"];
            /** @description Your own words for what is behind it */
            description?: string;
            /** @description The events to be sent; all of them when empty */
            eventTypes?: components["schemas"]["EventType"][];
            /** @description Made by the service when left out */
            signingSecret?: string;
            /**
             * @description HTTPS, a public address, no credentials; in production port 443 or 8443
             * @example https://example.com/hooks/callslip
             */
            url: string;
        };
        /**
         * @example {
         *       "ordersPerDay": 50,
         *       "ordersToday": 12,
         *       "amountPerDay": 2000,
         *       "amountToday": 412.5,
         *       "currency": "EUR",
         *       "resetsAt": "2026-03-03T00:00:00.000Z"
         *     }
         */
        DayUse: {
            /** @description In major units; absent: no limit */
            amountPerDay?: number;
            /** @description Of payments that are begun, held or taken today, in `currency` */
            amountToday?: number;
            currency?: string;
            /** @description Absent: no limit */
            ordersPerDay?: number;
            ordersToday: number;
            /** @description When the day (UTC) ends */
            resetsAt: components["schemas"]["Instant"];
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
            contentType: "application/pdf" | "image/jpeg" | "image/png" | "image/tiff" | "text/plain" | (string & {});
            createdAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
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
         *       "data": {
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "doc_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "document.added"
         *     }
         */
        DocumentAddedEvent: {
            data: components["schemas"]["PartEventData"];
            /** @constant */
            type: "document.added";
        };
        Error: {
            /** @description With `offer_changed`: what the offer asks for now, in major units of `currency` */
            amount?: number;
            /** @description With `case_exists` */
            caseId?: string;
            code: components["schemas"]["ErrorCode"];
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
            /** @description With `daily_limit_reached`, as its `kind` of `GET /go-live/day-use` */
            limit?: {
                kind: "orders" | "amount" | (string & {});
            } & {
                [key: string]: unknown;
            };
            noFindAmount?: number;
            /** @description Of the order whose cost centre is fixed */
            number?: string;
            /** @description With `upload_offset_mismatch`: how many bytes have arrived */
            offset?: number;
            /** @description The same as the header Request-Id */
            requestId: string;
            /** @description With `insufficient_scope` */
            requiredScope?: string;
            resetsAt?: components["schemas"]["Instant"];
            /** @description Always with `offer_already_selected`, and may come with `offer_already_paid`: which one */
            selectedOfferId?: string;
            /** @description With `case_closed` */
            state?: string;
            /** @description Always with `order_not_withdrawable`, and may come with another conflict: the state that the order is in */
            status?: string;
            /** @description With `order_changed` and `offer_not_confirmed`: of the order */
            version?: number;
        };
        /** @description What kind of refusal it is */
        ErrorCode: "api_key_expired" | "api_key_invalid" | "api_key_revoked" | "attachment_limit" | "body_too_large" | "case_closed" | "case_exists" | "client_suspended" | "daily_limit_reached" | "headers_too_large" | "idempotency_in_progress" | "idempotency_key_invalid" | "idempotency_key_reused" | "insufficient_scope" | "internal" | "invalid_request" | "ip_not_allowed" | "link_expired" | "method_not_allowed" | "misdirected_request" | "not_found" | "offer_already_paid" | "offer_already_selected" | "offer_changed" | "offer_not_active" | "offer_not_confirmed" | "offer_not_selected" | "order_changed" | "order_closed" | "order_not_changeable" | "order_not_open" | "order_not_withdrawable" | "order_state_conflict" | "payment_already_authorized" | "payment_canceled" | "payment_failed" | "payment_mismatch" | "payment_not_confirmed" | "payment_not_required" | "payment_processing" | "payment_requires_action" | "payment_superseded" | "payments_not_configured" | "production_not_enabled" | "provider_unavailable" | "rate_limited" | "request_timeout" | "researcher_account_not_ready" | "review_exists" | "unavailable" | "unsupported_media_type" | "upload_offset_mismatch" | "webhook_endpoint_limit" | "webhook_endpoint_not_active" | "wrong_environment" | (string & {});
        /** @description Everything that happens to an order */
        EventType: "order.created" | "order.opened" | "order.confirmed" | "order.given_back" | "order.started" | "order.delivered" | "order.changes_requested" | "order.completed" | "order.withdrawn" | "order.cancelled" | "order.eta_changed" | "order.changed" | "offer.created" | "offer.updated" | "offer.confirmed" | "offer.selected" | "offer.declined" | "offer.retracted" | "offer.expired" | "offer.closed" | "payment.initiated" | "payment.authorized" | "payment.captured" | "payment.transferred" | "payment.failed" | "payment.canceled" | "payment.expired" | "payment.refunded" | "payment.refund_failed" | "payment.disputed" | "payment.dispute_closed" | "message.created" | "document.added" | "case.opened" | "case.answered" | "case.closed" | "review.written" | "review.opened" | (string & {});
        FeedEntry: {
            actor: components["schemas"]["Actor"];
            createdAt: components["schemas"]["Instant"];
            id: string;
            orderId?: string;
            /** @description What `data` holds, without `eventId`, `occurredAt` and `sequence` */
            payload: {
                [key: string]: string | number | boolean;
            };
            sequence?: number;
        };
        /**
         * @description `data` is what the body of the webhook holds as `data`
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
        FeedEvent: components["schemas"]["KnownFeedEvent"] | components["schemas"]["UnknownFeedEvent"];
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
            /**
             * @description Printed on their receipts, invoices and credit notes in place of that of the billing details
             * @example KST 4711
             */
            costCentre?: string | null;
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
                at?: components["schemas"]["Instant"];
                done: boolean;
                hint: string;
                id: "order_created" | "idempotent_retry" | "webhook_verified" | "payment_finalized" | "document_downloaded" | (string & {});
            }[];
            production: components["schemas"]["ProductionAccess"];
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
        /**
         * Format: date-time
         * @description ISO 8601 date-time, UTC
         * @example 2026-03-02T09:30:00.000Z
         */
        Instant: string;
        KnownFeedEvent: (components["schemas"]["OrderCreatedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OrderOpenedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OrderConfirmedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OrderGivenBackEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OrderStartedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OrderDeliveredEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OrderChangesRequestedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OrderCompletedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OrderWithdrawnEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OrderCancelledEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OrderEtaChangedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OrderChangedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OfferCreatedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OfferUpdatedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OfferConfirmedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OfferSelectedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OfferDeclinedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OfferRetractedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OfferExpiredEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["OfferClosedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["PaymentInitiatedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["PaymentAuthorizedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["PaymentCapturedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["PaymentTransferredEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["PaymentFailedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["PaymentCanceledEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["PaymentExpiredEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["PaymentRefundedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["PaymentRefundFailedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["PaymentDisputedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["PaymentDisputeClosedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["MessageCreatedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["DocumentAddedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["CaseOpenedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["CaseAnsweredEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["CaseClosedEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["ReviewWrittenEvent"] & components["schemas"]["FeedEntry"]) | (components["schemas"]["ReviewOpenedEvent"] & components["schemas"]["FeedEntry"]);
        /**
         * @example {
         *       "id": "req_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "createdAt": "2026-03-02T09:30:00.000Z",
         *       "method": "POST",
         *       "path": "/orders",
         *       "operation": "/orders",
         *       "status": 201,
         *       "durationMs": 12,
         *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "keyId": "key_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "idempotencyKey": true,
         *       "replayed": false
         *     }
         */
        LoggedRequest: {
            createdAt: components["schemas"]["Instant"];
            durationMs: number;
            /** @description The refusal's sentence, which names the field at fault */
            error?: string;
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
            /** @description The order in the path, or the one that was placed */
            orderId?: string;
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
         *       "id": "req_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "createdAt": "2026-03-02T09:30:00.000Z",
         *       "method": "POST",
         *       "path": "/orders",
         *       "operation": "/orders",
         *       "status": 201,
         *       "durationMs": 12,
         *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "keyId": "key_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "idempotencyKey": true,
         *       "replayed": false,
         *       "sentBody": {
         *         "repositoryName": "Archives de Paris",
         *         "documentType": "…",
         *         "location": "…",
         *         "countryISOA3": "FRA"
         *       },
         *       "answerBody": {
         *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "status": "submitted"
         *       }
         *     }
         */
        LoggedRequestDetail: {
            /** @description What was answered, as JSON, redacted: listed words, numbers, dates and ids are kept, and texts that name no person; of any other text stands `…`. What is beyond some 8,000 characters is left out, and counted */
            answerBody?: unknown;
            createdAt: components["schemas"]["Instant"];
            durationMs: number;
            /** @description The refusal's sentence, which names the field at fault */
            error?: string;
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
            /** @description The order in the path, or the one that was placed */
            orderId?: string;
            /** @description Without the query */
            path: string;
            /** @description Whether the answer was a stored one */
            replayed: boolean;
            /** @description What was sent, as JSON, redacted: listed words, numbers, dates and ids are kept, and texts that name no person; of any other text stands `…`. What is beyond some 8,000 characters is left out, and counted */
            sentBody?: unknown;
            status: number;
            /** @description The member of the client, where the portal asked */
            userId?: string;
        };
        /**
         * @example {
         *       "lastReadId": "msg_01k9z3v7e8f6q9w2x4y5z6a7b8"
         *     }
         */
        MarkMessagesRead: {
            lastReadId: string;
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
            senderType: "api_client" | "customer" | "researcher" | "operator" | "system" | (string & {});
            timestamp: components["schemas"]["Instant"];
            /** @description Of what Callslip wrote to one side alone: which one reads it */
            to?: "customer" | "researcher" | (string & {});
        };
        /**
         * @example {
         *       "data": {
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "msg_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "message.created"
         *     }
         */
        MessageCreatedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `true`, where it stops the clock until it is answered
                 * @constant
                 */
                question?: true;
            };
            /** @constant */
            type: "message.created";
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
        /**
         * @example {
         *       "id": "not_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "text": "The client wants both pages of the entry.",
         *       "author": "Jonas Weber",
         *       "createdAt": "2026-03-02T09:30:00.000Z",
         *       "yours": false
         *     }
         */
        Note: {
            /** @description Who wrote it, by name */
            author: string;
            createdAt: components["schemas"]["Instant"];
            id: string;
            text: string;
            /** @description Whether it was you, signed in */
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
         *       "expiresAt": "2026-03-17T00:00:00.000Z",
         *       "totalAmount": 46.75,
         *       "platformFee": 4.25,
         *       "noFindAmount": 20,
         *       "totalNoFindAmount": 22,
         *       "noFindTotalAmount": 22,
         *       "awaitsConfirmation": false
         *     }
         */
        Offer: {
            /** @description Major units of `currency`: the researcher's own part, without the fee */
            amount: number;
            /** @description Made before the order was changed: it can't be selected until its researcher confirms it, or offers anew */
            awaitsConfirmation: boolean;
            createdAt: components["schemas"]["Instant"];
            currency: string;
            /**
             * Format: date
             * @example 2026-12-01
             */
            estimatedCompletionDate: string;
            expiresAt: components["schemas"]["Instant"];
            id: string;
            message: string;
            /** @description The researcher's own part of a search that finds nothing: `amount`, or less. The rest goes back with the completion, and the fee follows it */
            noFindAmount: number;
            /**
             * @deprecated
             * @description The same, by its former name
             */
            noFindTotalAmount: number;
            /** @description The fee, in major units */
            platformFee: number;
            researcherId: string;
            researcherName: string;
            /** @description What customers say; absent where nobody has */
            researcherRating?: components["schemas"]["Rating"];
            researcherRecord?: components["schemas"]["ResearcherRecord"];
            status: "ACTIVE" | "SELECTED" | "DECLINED" | "RETRACTED" | "EXPIRED" | "CLOSED" | (string & {});
            /** @description What the customer pays in all, fee included, in major units */
            totalAmount: number;
            /** @description What it costs where nothing is found, fee included */
            totalNoFindAmount: number;
            updatedAt: components["schemas"]["Instant"];
        };
        /**
         * @example {
         *       "data": {
         *         "status": "closed",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "offer.closed"
         *     }
         */
        OfferClosedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `closed`
                 * @constant
                 */
                status: "closed";
            };
            /** @constant */
            type: "offer.closed";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "active",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "offer.confirmed"
         *     }
         */
        OfferConfirmedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `active`
                 * @constant
                 */
                status: "active";
            };
            /** @constant */
            type: "offer.confirmed";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "active",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "offer.created"
         *     }
         */
        OfferCreatedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `active`
                 * @constant
                 */
                status: "active";
            };
            /** @constant */
            type: "offer.created";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "declined",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "offer.declined"
         *     }
         */
        OfferDeclinedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `open`, where it was the selected one
                 * @example open
                 */
                orderStatus?: string;
                /**
                 * @description `declined`
                 * @constant
                 */
                status: "declined";
            };
            /** @constant */
            type: "offer.declined";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "expired",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "offer.expired"
         *     }
         */
        OfferExpiredEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `expired`
                 * @constant
                 */
                status: "expired";
            };
            /** @constant */
            type: "offer.expired";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "retracted",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "offer.retracted"
         *     }
         */
        OfferRetractedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `retracted`
                 * @constant
                 */
                status: "retracted";
            };
            /** @constant */
            type: "offer.retracted";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "selected",
         *         "orderStatus": "awaiting_payment",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "offer.selected"
         *     }
         */
        OfferSelectedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `awaiting_payment` or `confirmed`
                 * @example awaiting_payment
                 */
                orderStatus: string;
                /**
                 * @description `selected`
                 * @constant
                 */
                status: "selected";
            };
            /** @constant */
            type: "offer.selected";
        };
        /**
         * @example {
         *       "data": {
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "offer.updated"
         *     }
         */
        OfferUpdatedEvent: {
            data: components["schemas"]["PartEventData"];
            /** @constant */
            type: "offer.updated";
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
            status: "submitted" | "open" | "awaiting_payment" | "confirmed" | "in_progress" | "delivered" | "completed" | "withdrawn" | "cancelled" | (string & {});
        };
        /**
         * @example {
         *       "data": {
         *         "status": "cancelled",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "sequence": 1
         *       },
         *       "type": "order.cancelled"
         *     }
         */
        OrderCancelledEvent: {
            data: components["schemas"]["OrderEventData"] & {
                /**
                 * @description `cancelled`
                 * @constant
                 */
                status: "cancelled";
            };
            /** @constant */
            type: "order.cancelled";
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
            createdAt: components["schemas"]["Instant"];
            id: string;
            /** @description What was changed */
            members: (("location" | "countryISOA3" | "fixedPrice" | "personsOfInterest" | "instructions" | "attachmentIds" | "externalOrderRef" | "customerName") | string)[];
            /** @description The order's, with this change */
            version: number;
        };
        /**
         * @example {
         *       "data": {
         *         "changeId": "chg_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "members": "instructions,personsOfInterest",
         *         "version": 2,
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "sequence": 1
         *       },
         *       "type": "order.changed"
         *     }
         */
        OrderChangedEvent: {
            data: components["schemas"]["OrderEventData"] & {
                /**
                 * @description `chg_…`, one of `GET /orders/{orderId}/changes`
                 * @example chg_01k9z3v7e8f6q9w2x4y5z6a7b8
                 */
                changeId: string;
                /**
                 * @description what was changed, with commas between, such as `instructions,personsOfInterest`
                 * @example instructions,personsOfInterest
                 */
                members: string;
                /**
                 * @description the order's, with this change
                 * @example 2
                 */
                version: number;
            };
            /** @constant */
            type: "order.changed";
        };
        /**
         * @example {
         *       "data": {
         *         "reviewState": "changes_requested",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "sequence": 1
         *       },
         *       "type": "order.changes_requested"
         *     }
         */
        OrderChangesRequestedEvent: {
            data: components["schemas"]["OrderEventData"] & {
                /**
                 * @description `changes_requested`
                 * @constant
                 */
                reviewState: "changes_requested";
            };
            /** @constant */
            type: "order.changes_requested";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "completed",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "sequence": 1
         *       },
         *       "type": "order.completed"
         *     }
         */
        OrderCompletedEvent: {
            data: components["schemas"]["OrderEventData"] & {
                /**
                 * @description `completed`
                 * @constant
                 */
                status: "completed";
            };
            /** @constant */
            type: "order.completed";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "confirmed",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "sequence": 1
         *       },
         *       "type": "order.confirmed"
         *     }
         */
        OrderConfirmedEvent: {
            data: components["schemas"]["OrderEventData"] & {
                /**
                 * @description `confirmed`
                 * @constant
                 */
                status: "confirmed";
            };
            /** @constant */
            type: "order.confirmed";
        };
        /**
         * @description Of each, 1000 stands for as many or more
         * @example {
         *       "you": 3,
         *       "waiting": 12,
         *       "done": 40,
         *       "all": 55
         *     }
         */
        OrderCounts: {
            /** @description All orders */
            all: number;
            /** @description Orders that have ended */
            done: number;
            /** @description Orders with which somebody else acts next */
            waiting: number;
            /** @description Orders with offers, a payment, a question or a delivery for you */
            you: number;
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
        OrderCreatedEvent: {
            data: components["schemas"]["OrderEventData"];
            /** @constant */
            type: "order.created";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "delivered",
         *         "outcome": "found",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "sequence": 1
         *       },
         *       "type": "order.delivered"
         *     }
         */
        OrderDeliveredEvent: {
            data: components["schemas"]["OrderEventData"] & {
                /**
                 * @description `found`, `partial` or `not_found`
                 * @example found
                 */
                outcome: string;
                /**
                 * @description `delivered`
                 * @constant
                 */
                status: "delivered";
            };
            /** @constant */
            type: "order.delivered";
        };
        OrderDetails: {
            /** @description When silence counts as acceptance. Absent while changes are asked for or a case is open: then it never does */
            acceptanceEndsAt?: components["schemas"]["Instant"];
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
            /** @description When it was withdrawn or cancelled */
            closedAt?: components["schemas"]["Instant"];
            completedAt?: components["schemas"]["Instant"];
            /** @description When it was paid for, or agreed on without a payment; gone again once a hold has lapsed */
            confirmedAt?: components["schemas"]["Instant"];
            /** @description Its own cost centre; once a receipt or an invoice is issued, the one that stands there, be it from the billing details */
            costCentre?: string;
            countryISOA3?: string;
            createdAt: components["schemas"]["Instant"];
            currency: string;
            customerName?: string;
            deliveredAt?: components["schemas"]["Instant"];
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
            /** @description When the authorization of a confirmed order lapses, once that is near */
            holdExpiresAt?: components["schemas"]["Instant"];
            instructions?: string;
            labels?: string[];
            location: string;
            /**
             * @description What people call it. Its last character is a check
             * @example CS-7QK-4MR
             */
            number: string;
            /** @description Of an open order that was changed: how many offers wait for their researchers’ word */
            offersToConfirm?: number;
            /** @description The case about it that is not closed yet */
            openCaseId?: string;
            openedAt?: components["schemas"]["Instant"];
            outcome?: "found" | "partial" | "not_found" | (string & {});
            /** @description The newest payment, once one has been initiated */
            paymentIntentId?: string;
            personsOfInterest?: components["schemas"]["PersonOfInterest"][];
            pricingMode: "FIXED" | "OPEN_FOR_BIDS" | (string & {});
            /** @description A question that waits for its answer while somebody is at work; the date stands still while it is the researcher’s */
            question?: {
                by: "customer" | "researcher" | (string & {});
                since: components["schemas"]["Instant"];
            };
            report?: string;
            repositoryName: string;
            /** @constant */
            reviewState?: "changes_requested";
            selectedOfferId?: string;
            startedAt?: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
            /** @description From 1, raised by each change of what researchers read */
            version: number;
        };
        /**
         * @example {
         *       "data": {
         *         "estimatedCompletionDate": "2026-12-01",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "sequence": 1
         *       },
         *       "type": "order.eta_changed"
         *     }
         */
        OrderEtaChangedEvent: {
            data: components["schemas"]["OrderEventData"] & {
                /**
                 * @description the new date
                 * @example 2026-12-01
                 */
                estimatedCompletionDate: string;
            };
            /** @constant */
            type: "order.eta_changed";
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
            createdAt: components["schemas"]["Instant"];
            id: string;
            /** @description What `data` holds, without `eventId`, `occurredAt` and `sequence` */
            payload: {
                [key: string]: string | number | boolean;
            };
            sequence: number;
            type: components["schemas"]["EventType"];
        };
        /** @description `id` is the order’s; `sequence` counts its events */
        OrderEventData: {
            eventId: string;
            id: string;
            occurredAt: components["schemas"]["Instant"];
            sequence: number;
        };
        /**
         * @example {
         *       "data": {
         *         "status": "open",
         *         "offerId": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "sequence": 1
         *       },
         *       "type": "order.given_back"
         *     }
         */
        OrderGivenBackEvent: {
            data: components["schemas"]["OrderEventData"] & {
                /**
                 * @description the offer that was chosen, and is gone
                 * @example off_01k9z3v7e8f6q9w2x4y5z6a7b8
                 */
                offerId: string;
                /**
                 * @description `open`
                 * @constant
                 */
                status: "open";
            };
            /** @constant */
            type: "order.given_back";
        };
        /**
         * @example {
         *       "orders": [
         *         {
         *           "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *           "researcherName": "Camille Laurent",
         *           "currency": "EUR",
         *           "totalAmount": 46.75,
         *           "payment": {
         *             "status": "authorized",
         *             "paymentIntentId": "pi_3TgW2eJ8",
         *             "amount": 4675,
         *             "currency": "EUR",
         *             "platformFee": 425,
         *             "transferAmount": 4250
         *           }
         *         }
         *       ]
         *     }
         */
        OrderMoney: {
            orders: {
                currency?: string;
                /** @description Charges before it, for researchers who gave the order back; the oldest first */
                earlierCharges?: components["schemas"]["Payment"][];
                orderId: string;
                /** @description The newest payment, once there is one */
                payment?: components["schemas"]["Payment"];
                /** @description Of the chosen offer, as the two that follow */
                researcherName?: string;
                /** @description What was agreed on in all, fee included, in major units */
                totalAmount?: number;
            }[];
        };
        /**
         * @example {
         *       "data": {
         *         "status": "open",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "sequence": 1
         *       },
         *       "type": "order.opened"
         *     }
         */
        OrderOpenedEvent: {
            data: components["schemas"]["OrderEventData"] & {
                /**
                 * @description `open`
                 * @constant
                 */
                status: "open";
            };
            /** @constant */
            type: "order.opened";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "in_progress",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "sequence": 1
         *       },
         *       "type": "order.started"
         *     }
         */
        OrderStartedEvent: {
            data: components["schemas"]["OrderEventData"] & {
                /**
                 * @description `in_progress`
                 * @constant
                 */
                status: "in_progress";
            };
            /** @constant */
            type: "order.started";
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
            createdAt: components["schemas"]["Instant"];
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
                 * @description Major units, with the decimals of `currency`; at most 99,999,999 minor units. With `FIXED` only
                 * @example 45.5
                 */
                fixedPrice?: number;
                instructions?: string;
                /** @example Paris, France */
                location?: string;
                personsOfInterest?: components["schemas"]["PersonOfInterest"][];
                /** @description Absent: `FIXED` with a `fixedPrice`, else `OPEN_FOR_BIDS` */
                pricingMode?: "FIXED" | "OPEN_FOR_BIDS" | (string & {});
                /** @example Archives de Paris */
                repositoryName?: string;
            };
        };
        /**
         * @example {
         *       "orders": 312,
         *       "more": false,
         *       "sums": [
         *         {
         *           "currency": "EUR",
         *           "held": 4675,
         *           "charged": 1246310,
         *           "disputed": 0,
         *           "invoiced": 0
         *         }
         *       ]
         *     }
         */
        OrderTotals: {
            /** @description More orders fit; the sums are those of the newest */
            more: boolean;
            /** @description How many orders were added up, at most 10000 */
            orders: number;
            sums: {
                /** @description Minor units that were charged, less what went back */
                charged: number;
                currency: string;
                /** @description Minor units that a bank questions, or has taken back */
                disputed: number;
                /** @description Minor units that banks hold */
                held: number;
                /** @description Minor units of the invoices of orders that no card pays */
                invoiced: number;
            }[];
        };
        /**
         * @example {
         *       "data": {
         *         "status": "withdrawn",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "sequence": 1
         *       },
         *       "type": "order.withdrawn"
         *     }
         */
        OrderWithdrawnEvent: {
            data: components["schemas"]["OrderEventData"] & {
                /**
                 * @description `withdrawn`
                 * @constant
                 */
                status: "withdrawn";
            };
            /** @constant */
            type: "order.withdrawn";
        };
        /** @description `id` is that of what the type’s first word names; `sequence` counts the events of the order */
        PartEventData: {
            eventId: string;
            id: string;
            occurredAt: components["schemas"]["Instant"];
            orderId: string;
            sequence: number;
        };
        Payment: {
            amount: number;
            currency: string;
            /** @description Where the card's bank questioned the charge, how that stands */
            dispute?: "open" | "won" | "lost" | (string & {});
            /** @description Minor units that the bank questions, or has taken back */
            disputedAmount?: number;
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
            status: "initiated" | "authorized" | "captured" | "transferred" | "failed" | "canceled" | "expired" | "refunded" | "partially_refunded" | "disputed" | "mismatch" | (string & {});
            transferAmount: number;
        };
        /**
         * @example {
         *       "data": {
         *         "status": "authorized",
         *         "paymentIntentId": "pi_3TgW2eJ8",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "payment.authorized"
         *     }
         */
        PaymentAuthorizedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `pi_…`
                 * @example pi_3TgW2eJ8
                 */
                paymentIntentId: string;
                /**
                 * @description `authorized`
                 * @constant
                 */
                status: "authorized";
            };
            /** @constant */
            type: "payment.authorized";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "canceled",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "payment.canceled"
         *     }
         */
        PaymentCanceledEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `pi_…`, if it got one
                 * @example pi_3TgW2eJ8
                 */
                paymentIntentId?: string;
                /**
                 * @description `canceled`
                 * @constant
                 */
                status: "canceled";
            };
            /** @constant */
            type: "payment.canceled";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "captured",
         *         "paymentIntentId": "pi_3TgW2eJ8",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "payment.captured"
         *     }
         */
        PaymentCapturedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `pi_…`
                 * @example pi_3TgW2eJ8
                 */
                paymentIntentId: string;
                /**
                 * @description `captured`
                 * @constant
                 */
                status: "captured";
            };
            /** @constant */
            type: "payment.captured";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "captured",
         *         "disputeStatus": "won",
         *         "paymentIntentId": "pi_3TgW2eJ8",
         *         "amountMinor": 4675,
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "payment.dispute_closed"
         *     }
         */
        PaymentDisputeClosedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description what was disputed, in minor units
                 * @example 4675
                 */
                amountMinor: number;
                /**
                 * @description `won`, `lost`, `warning_closed` or `prevented`
                 * @example won
                 */
                disputeStatus: string;
                /**
                 * @description `pi_…`
                 * @example pi_3TgW2eJ8
                 */
                paymentIntentId: string;
                /**
                 * @description `disputed` where it was lost, or what the payment is without it
                 * @example captured
                 */
                status: string;
            };
            /** @constant */
            type: "payment.dispute_closed";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "disputed",
         *         "disputeStatus": "needs_response",
         *         "paymentIntentId": "pi_3TgW2eJ8",
         *         "amountMinor": 4675,
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "payment.disputed"
         *     }
         */
        PaymentDisputedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description what is disputed, in minor units
                 * @example 4675
                 */
                amountMinor: number;
                /**
                 * @description the provider's word: `needs_response`, `warning_needs_response` and others
                 * @example needs_response
                 */
                disputeStatus: string;
                /**
                 * @description `pi_…`
                 * @example pi_3TgW2eJ8
                 */
                paymentIntentId: string;
                /**
                 * @description `disputed`
                 * @constant
                 */
                status: "disputed";
            };
            /** @constant */
            type: "payment.disputed";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "expired",
         *         "paymentIntentId": "pi_3TgW2eJ8",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "payment.expired"
         *     }
         */
        PaymentExpiredEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `pi_…`
                 * @example pi_3TgW2eJ8
                 */
                paymentIntentId: string;
                /**
                 * @description `expired`
                 * @constant
                 */
                status: "expired";
            };
            /** @constant */
            type: "payment.expired";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "failed",
         *         "paymentIntentId": "pi_3TgW2eJ8",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "payment.failed"
         *     }
         */
        PaymentFailedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `pi_…`
                 * @example pi_3TgW2eJ8
                 */
                paymentIntentId: string;
                /**
                 * @description `failed`
                 * @constant
                 */
                status: "failed";
            };
            /** @constant */
            type: "payment.failed";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "initiated",
         *         "paymentIntentId": "pi_3TgW2eJ8",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "payment.initiated"
         *     }
         */
        PaymentInitiatedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `pi_…`
                 * @example pi_3TgW2eJ8
                 */
                paymentIntentId: string;
                /**
                 * @description `initiated`
                 * @constant
                 */
                status: "initiated";
            };
            /** @constant */
            type: "payment.initiated";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "refunded",
         *         "paymentIntentId": "pi_3TgW2eJ8",
         *         "refundedMinor": 4675,
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "payment.refunded"
         *     }
         */
        PaymentRefundedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description what went back now, in minor units
                 * @example 4675
                 */
                amountMinor?: number;
                /**
                 * @description `pi_…`
                 * @example pi_3TgW2eJ8
                 */
                paymentIntentId: string;
                /**
                 * @description given back in all, in minor units
                 * @example 4675
                 */
                refundedMinor: number;
                /**
                 * @description `refunded`, `partially_refunded`, or `disputed` while a dispute is open or lost
                 * @example refunded
                 */
                status: string;
            };
            /** @constant */
            type: "payment.refunded";
        };
        /**
         * @example {
         *       "data": {
         *         "status": "captured",
         *         "paymentIntentId": "pi_3TgW2eJ8",
         *         "amountMinor": 4675,
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "payment.refund_failed"
         *     }
         */
        PaymentRefundFailedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description what could not be given back, in minor units
                 * @example 4675
                 */
                amountMinor: number;
                /**
                 * @description `pi_…`
                 * @example pi_3TgW2eJ8
                 */
                paymentIntentId: string;
                /**
                 * @description what it is now, without that refund
                 * @example captured
                 */
                status: string;
            };
            /** @constant */
            type: "payment.refund_failed";
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
            payment: components["schemas"]["Payment"];
        };
        /**
         * @example {
         *       "data": {
         *         "status": "transferred",
         *         "paymentIntentId": "pi_3TgW2eJ8",
         *         "transferId": "tr_3TgW2eJ8",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "pay_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "payment.transferred"
         *     }
         */
        PaymentTransferredEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `pi_…`
                 * @example pi_3TgW2eJ8
                 */
                paymentIntentId: string;
                /**
                 * @description `transferred`, or what it was before
                 * @example transferred
                 */
                status: string;
                /**
                 * @description the provider's
                 * @example tr_3TgW2eJ8
                 */
                transferId: string;
            };
            /** @constant */
            type: "payment.transferred";
        };
        /**
         * @example {
         *       "step": "offer",
         *       "amount": 42.5,
         *       "currency": "EUR"
         *     }
         */
        PerformSandboxStep: {
            /** @description With `offer`, in major units; the fixed price or a plausible one when absent. With `update_offer`: the new one */
            amount?: number;
            /**
             * @description With `offer`: the order's own, also when absent
             * @example EUR
             */
            currency?: string;
            /**
             * Format: date
             * @description With `offer`, `update_offer` or `delay`: today or later; absent: some weeks ahead, with `update_offer` as it was
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
            /** @description With `cancel` or `give_back`; a plausible one when absent */
            reason?: string;
            /** @enum {string} */
            step: "open" | "offer" | "update_offer" | "retract_offer" | "confirm" | "message" | "give_back" | "start" | "delay" | "deliver" | "complete" | "win_dispute" | "lose_dispute" | "cancel";
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
        /**
         * @example {
         *       "results": [
         *         {
         *           "index": 0,
         *           "status": 400,
         *           "error": {
         *             "error": "location: is required",
         *             "code": "invalid_request",
         *             "requestId": "req_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *             "details": [
         *               {
         *                 "field": "location",
         *                 "message": "is required"
         *               }
         *             ]
         *           }
         *         }
         *       ]
         *     }
         */
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
             * @description Major units, with the decimals of `currency`; at most 99,999,999 minor units. With `FIXED` only
             * @example 45.5
             */
            fixedPrice?: number;
            instructions?: string;
            /** @example Paris, France */
            location: string;
            personsOfInterest?: components["schemas"]["PersonOfInterest"][];
            /**
             * @description Absent: `FIXED` with a `fixedPrice`, else `OPEN_FOR_BIDS`
             * @enum {string}
             */
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
            /** @description Before an offer is selected: the one researcher to write to; otherwise all who see the order */
            researcherId?: string;
        };
        ProductionAccess: {
            answers?: components["schemas"]["ProductionAnswers"];
            decidedAt?: components["schemas"]["Instant"];
            /** @description The operator's word on the last decision */
            reason?: string;
            requestedAt?: components["schemas"]["Instant"];
            state: "not_requested" | "requested" | "enabled" | "refused" | "disabled" | (string & {});
        };
        /**
         * @example {
         *       "useCase": "Birth records for citizenship applications of our clients",
         *       "ordersPerMonth": 40,
         *       "website": "https://example.com",
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
            /** @description Where your organisation stands in the web */
            website?: string;
        };
        /**
         * @example {
         *       "id": "crd_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "kind": "membership",
         *       "title": "Member",
         *       "issuer": "Association of Professional Genealogists",
         *       "checked": true
         *     }
         */
        PublicCredential: {
            /** @description Callslip has seen proof of it; otherwise the researcher says so */
            checked: boolean;
            id: string;
            /** @description Who issued it */
            issuer: string;
            kind: "degree" | "certificate" | "membership" | "reader_card" | "other" | (string & {});
            /** @description What it is, such as MA in Archival Studies */
            title: string;
        };
        /**
         * @example {
         *       "id": "rev_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "stars": 5,
         *       "content": "Found in a day, with every page of the file.",
         *       "createdAt": "2026-03-10T09:30:00.000Z"
         *     }
         */
        PublicReview: {
            content?: string;
            createdAt: components["schemas"]["Instant"];
            id: string;
            stars: number;
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
            /** @description What they state about their qualification; absent where they state nothing */
            credentials?: components["schemas"]["PublicCredential"][];
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
            createdAt: components["schemas"]["Instant"];
            from: "customer" | "researcher" | (string & {});
            /** @description Callslip has taken it from the pages */
            hidden?: boolean;
            id: string;
            /** @description When the other side could first read it */
            openedAt?: components["schemas"]["Instant"];
            stars: number;
        };
        /**
         * @example {
         *       "data": {
         *         "from": "researcher",
         *         "stars": 5,
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "rev_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "review.opened"
         *     }
         */
        ReviewOpenedEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `customer` or `researcher`
                 * @example researcher
                 */
                from: string;
                /**
                 * @description 1 to 5
                 * @example 5
                 */
                stars: number;
            };
            /** @constant */
            type: "review.opened";
        };
        /**
         * @example {
         *       "own": {
         *         "id": "rev_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "from": "customer",
         *         "stars": 5,
         *         "content": "Found in a day, with every page of the file.",
         *         "createdAt": "2026-03-10T09:30:00.000Z"
         *       },
         *       "writableUntil": "2026-03-23T09:30:00.000Z"
         *     }
         */
        Reviews: {
            /** @description Yours */
            own?: components["schemas"]["Review"];
            /** @description The other side's, once it can be read */
            theirs?: components["schemas"]["Review"];
            /** @description While you can write yours */
            writableUntil?: components["schemas"]["Instant"];
        };
        /**
         * @example {
         *       "data": {
         *         "from": "customer",
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "rev_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z",
         *         "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "sequence": 1
         *       },
         *       "type": "review.written"
         *     }
         */
        ReviewWrittenEvent: {
            data: components["schemas"]["PartEventData"] & {
                /**
                 * @description `customer` or `researcher`
                 * @example customer
                 */
                from: string;
            };
            /** @constant */
            type: "review.written";
        };
        /**
         * @example {
         *       "id": "whe_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "signingSecret": "whsec_pJ0yq1F5m3eVqkq6b7m6T1l9nQ0d2v4x8zR5s7u9w1E=",
         *       "rotatesAt": "2026-03-03T09:30:00.000Z"
         *     }
         */
        RotatedSigningSecret: {
            id: string;
            rotatesAt: components["schemas"]["Instant"];
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
                at: components["schemas"]["Instant"];
                /** @description How many have to pass for it */
                days: number;
                moment: "offers_expire" | "hold_ends_soon" | "hold_ends" | "late" | "acceptance" | "reviews_open" | (string & {});
            }[];
            /** @description How many have just passed */
            movedDays?: number;
        };
        /**
         * @example [
         *       "offer",
         *       "message",
         *       "cancel"
         *     ]
         */
        SandboxSteps: (("open" | "offer" | "update_offer" | "retract_offer" | "confirm" | "message" | "give_back" | "start" | "delay" | "deliver" | "complete" | "win_dispute" | "lose_dispute" | "cancel") | string)[];
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
                 * @description Major units, with the decimals of `currency`; at most 99,999,999 minor units. With `FIXED` only
                 * @example 45.5
                 */
                fixedPrice?: number;
                instructions?: string;
                /** @example Paris, France */
                location?: string;
                personsOfInterest?: components["schemas"]["PersonOfInterest"][];
                /**
                 * @description Absent: `FIXED` with a `fixedPrice`, else `OPEN_FOR_BIDS`
                 * @enum {string}
                 */
                pricingMode?: "FIXED" | "OPEN_FOR_BIDS";
                /** @example Archives de Paris */
                repositoryName?: string;
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
            /** @description The offer's `amount` as shown; where it differs, nothing is selected */
            expectedAmount?: number;
            /** @description The same for its `noFindAmount` */
            expectedNoFindAmount?: number;
            /**
             * @description Else nothing is selected
             * @constant
             */
            expectedPaymentRequired?: true;
        };
        /**
         * @example {
         *       "folders": [
         *         "Moreau",
         *         "Nowak"
         *       ],
         *       "labels": [
         *         "urgent"
         *       ],
         *       "costCentres": [
         *         "KST 4711"
         *       ]
         *     }
         */
        Shelves: {
            costCentres: string[];
            folders: string[];
            labels: string[];
        };
        StatementEntry: {
            /** @description What it adds to the total; what went back is less than nothing */
            amountMinor: number;
            /** @description Of an invoice for the fee: its total, which the receipt’s amount holds already */
            containedMinor?: number;
            costCentre?: string;
            kind: "receipt" | "invoice" | "credit_note" | "dispute" | (string & {});
            /** @description Of the document; a dispute has none: the bank’s letter is its paper */
            number?: string;
            /** @description `YYYY-MM-DD`, UTC */
            on: string;
            order: {
                customer?: string;
                id: string;
                number?: string;
                reference?: string;
                title: string;
            };
            /** @description The VAT that the document names, where it names any */
            vatMinor?: number;
        };
        /**
         * @example {
         *       "success": true
         *     }
         */
        Succeeded: {
            /** @constant */
            success: true;
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
            /** @description Absent where there is nothing to suggest */
            why?: "no_offers" | "not_found" | (string & {});
        };
        /** @description Of a type that this document does not know yet: pass over it */
        UnknownFeedEvent: {
            data: {
                eventId: string;
                id: string;
                occurredAt: components["schemas"]["Instant"];
            };
            type: string;
        } & components["schemas"]["FeedEntry"];
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
         *       "eventTypes": [
         *         "order.delivered",
         *         "payment.failed"
         *       ]
         *     }
         */
        UpdateWebhookEndpoint: {
            /** @description All of them anew; null for none */
            alerts?: components["schemas"]["WebhookAlerts"] | null;
            /** @description null: each event in a request of its own */
            batch?: components["schemas"]["WebhookBatching"] | null;
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
         *       "endpointId": "whe_01k9z3v7e8f6q9w2x4y5z6a7b8"
         *     }
         */
        VerifyWebhook: {
            endpointId: string;
        };
        /**
         * @example {
         *       "id": "wha_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "kind": "failure_rate",
         *       "beganAt": "2026-03-02T09:30:00.000Z",
         *       "endedAt": "2026-03-02T10:12:00.000Z",
         *       "recovered": true,
         *       "figures": {
         *         "deliveries": 40,
         *         "failures": 12
         *       }
         *     }
         */
        WebhookAlert: {
            /** @description When it was found, and told */
            beganAt: components["schemas"]["Instant"];
            endedAt?: components["schemas"]["Instant"];
            /** @description What was measured when it began */
            figures: {
                deliveries?: number;
                failingSince?: components["schemas"]["Instant"];
                failures?: number;
                p95Ms?: number;
            };
            id: string;
            kind: "failing" | "failure_rate" | "slow" | (string & {});
            /** @description Whether it ended because things went well again, which is told too; not because the endpoint or its alerts changed */
            recovered: boolean;
        };
        /**
         * @example {
         *       "failingMinutes": 30,
         *       "failurePercent": 20,
         *       "failureMinimum": 10,
         *       "slowMs": 5000
         *     }
         */
        WebhookAlerts: {
            /** @description Once nothing has arrived for so long, though something was sent */
            failingMinutes?: number;
            /** @description Of how many deliveries `failurePercent` is judged at least; 20 when absent */
            failureMinimum?: number;
            /** @description Once more than this share of the deliveries begun within an hour have not arrived */
            failurePercent?: number;
            /** @description Once 5 of a hundred answers within an hour take longer than this; judged of 20 at least */
            slowMs?: number;
        };
        /**
         * @description Each event is what would be a body of its own
         * @example {
         *       "data": {
         *         "events": [
         *           {
         *             "data": {
         *               "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *               "id": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *               "occurredAt": "2026-03-02T09:30:00.000Z",
         *               "sequence": 1
         *             },
         *             "type": "order.created"
         *           },
         *           {
         *             "data": {
         *               "status": "active",
         *               "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *               "id": "off_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *               "occurredAt": "2026-03-02T09:30:00.000Z",
         *               "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *               "sequence": 1
         *             },
         *             "type": "offer.created"
         *           }
         *         ]
         *       },
         *       "type": "webhook.batch"
         *     }
         */
        WebhookBatchEvent: {
            data: {
                events: (components["schemas"]["OrderCreatedEvent"] | components["schemas"]["OrderOpenedEvent"] | components["schemas"]["OrderConfirmedEvent"] | components["schemas"]["OrderGivenBackEvent"] | components["schemas"]["OrderStartedEvent"] | components["schemas"]["OrderDeliveredEvent"] | components["schemas"]["OrderChangesRequestedEvent"] | components["schemas"]["OrderCompletedEvent"] | components["schemas"]["OrderWithdrawnEvent"] | components["schemas"]["OrderCancelledEvent"] | components["schemas"]["OrderEtaChangedEvent"] | components["schemas"]["OrderChangedEvent"] | components["schemas"]["OfferCreatedEvent"] | components["schemas"]["OfferUpdatedEvent"] | components["schemas"]["OfferConfirmedEvent"] | components["schemas"]["OfferSelectedEvent"] | components["schemas"]["OfferDeclinedEvent"] | components["schemas"]["OfferRetractedEvent"] | components["schemas"]["OfferExpiredEvent"] | components["schemas"]["OfferClosedEvent"] | components["schemas"]["PaymentInitiatedEvent"] | components["schemas"]["PaymentAuthorizedEvent"] | components["schemas"]["PaymentCapturedEvent"] | components["schemas"]["PaymentTransferredEvent"] | components["schemas"]["PaymentFailedEvent"] | components["schemas"]["PaymentCanceledEvent"] | components["schemas"]["PaymentExpiredEvent"] | components["schemas"]["PaymentRefundedEvent"] | components["schemas"]["PaymentRefundFailedEvent"] | components["schemas"]["PaymentDisputedEvent"] | components["schemas"]["PaymentDisputeClosedEvent"] | components["schemas"]["MessageCreatedEvent"] | components["schemas"]["DocumentAddedEvent"] | components["schemas"]["CaseOpenedEvent"] | components["schemas"]["CaseAnsweredEvent"] | components["schemas"]["CaseClosedEvent"] | components["schemas"]["ReviewWrittenEvent"] | components["schemas"]["ReviewOpenedEvent"] | components["schemas"]["WebhookPingEvent"])[];
            };
            /** @constant */
            type: "webhook.batch";
        };
        /**
         * @example {
         *       "maxEvents": 100,
         *       "maxWaitSeconds": 5
         *     }
         */
        WebhookBatching: {
            /**
             * @description Of how many events a request consists at most
             * @default 100
             */
            maxEvents?: number;
            /**
             * @description How long an event waits for others at most, before the first attempt
             * @default 5
             */
            maxWaitSeconds?: number;
        };
        /**
         * @example {
         *       "maxEvents": 100,
         *       "maxWaitSeconds": 5
         *     }
         */
        WebhookBatchingOutput: {
            /**
             * @description Of how many events a request consists at most
             * @default 100
             */
            maxEvents: number;
            /**
             * @description How long an event waits for others at most, before the first attempt
             * @default 5
             */
            maxWaitSeconds: number;
        };
        /**
         * @example {
         *       "id": "whd_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "endpointId": "whe_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "eventType": "order.created",
         *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "status": "delivered",
         *       "createdAt": "2026-03-02T09:30:00.000Z",
         *       "deliveredAt": "2026-03-02T09:30:01.000Z",
         *       "attempts": [
         *         {
         *           "attempt": 1,
         *           "startedAt": "2026-03-02T09:30:00.900Z",
         *           "durationMs": 48,
         *           "statusCode": 204
         *         }
         *       ]
         *     }
         */
        WebhookDelivery: {
            attempts: {
                attempt: number;
                /** @description Where other events came in the same request: its `webhook-id`, the same in their records */
                batchId?: string;
                durationMs: number;
                error?: string;
                /** @description The first 2 KiB */
                responseBody?: string;
                startedAt: components["schemas"]["Instant"];
                statusCode?: number;
            }[];
            createdAt: components["schemas"]["Instant"];
            deliveredAt?: components["schemas"]["Instant"];
            endpointId: string;
            eventId: string;
            eventType: string;
            id: string;
            nextAttemptAt?: components["schemas"]["Instant"];
            orderId?: string;
            status: "pending" | "delivered" | "failed" | (string & {});
        };
        /**
         * @example {
         *       "id": "whd_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "endpointId": "whe_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "eventType": "order.created",
         *       "orderId": "ord_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "status": "delivered",
         *       "createdAt": "2026-03-02T09:30:00.000Z",
         *       "deliveredAt": "2026-03-02T09:30:01.000Z",
         *       "attempts": [
         *         {
         *           "attempt": 1,
         *           "startedAt": "2026-03-02T09:30:00.900Z",
         *           "durationMs": 48,
         *           "statusCode": 204
         *         }
         *       ],
         *       "request": {
         *         "method": "POST",
         *         "url": "https://example.com/hooks/callslip",
         *         "headers": {
         *           "Content-Type": "application/json",
         *           "X-Service-Signature": "(not shown)"
         *         },
         *         "body": "{\"data\":{\"eventId\":\"evt_01k9z3v7e8f6q9w2x4y5z6a7b8\"},\"type\":\"order.created\"}"
         *       }
         *     }
         */
        WebhookDeliveryDetail: {
            attempts: {
                attempt: number;
                /** @description Where other events came in the same request: its `webhook-id`, the same in their records */
                batchId?: string;
                durationMs: number;
                error?: string;
                /** @description The first 2 KiB */
                responseBody?: string;
                startedAt: components["schemas"]["Instant"];
                statusCode?: number;
            }[];
            createdAt: components["schemas"]["Instant"];
            deliveredAt?: components["schemas"]["Instant"];
            endpointId: string;
            eventId: string;
            eventType: string;
            id: string;
            nextAttemptAt?: components["schemas"]["Instant"];
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
            status: "pending" | "delivered" | "failed" | (string & {});
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
            /** @description When its owners and developers are told of it, by mail */
            alerts?: components["schemas"]["WebhookAlerts"];
            /** @description Absent where each event has a request of its own */
            batch?: components["schemas"]["WebhookBatchingOutput"];
            createdAt: components["schemas"]["Instant"];
            description?: string;
            disabledReason?: string;
            /** @description The events that are sent; all of them when empty */
            eventTypes: string[];
            health: components["schemas"]["WebhookEndpointHealth"];
            id: string;
            /** @description Since when it is paused or disabled */
            inactiveSince?: components["schemas"]["Instant"];
            status: "active" | "paused" | "disabled" | "deleted" | (string & {});
            updatedAt: components["schemas"]["Instant"];
            url: string;
            /** @description When it last accepted a signed ping and refused a forged one */
            verifiedAt?: components["schemas"]["Instant"];
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
         *       },
         *       "latency24h": {
         *         "attempts": 41,
         *         "p50Ms": 48,
         *         "p95Ms": 210
         *       },
         *       "days": [
         *         {
         *           "date": "2026-03-02",
         *           "delivered": 39,
         *           "recovered": 1,
         *           "failed": 0,
         *           "pending": 1
         *         }
         *       ]
         *     }
         */
        WebhookEndpointDetail: {
            /** @description When its owners and developers are told of it, by mail */
            alerts?: components["schemas"]["WebhookAlerts"];
            /** @description Absent where each event has a request of its own */
            batch?: components["schemas"]["WebhookBatchingOutput"];
            createdAt: components["schemas"]["Instant"];
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
                /** @description How many of those delivered had failed before */
                recovered: number;
            }[];
            description?: string;
            disabledReason?: string;
            /** @description The events that are sent; all of them when empty */
            eventTypes: string[];
            health: components["schemas"]["WebhookEndpointHealth"];
            id: string;
            /** @description Since when it is paused or disabled */
            inactiveSince?: components["schemas"]["Instant"];
            /** @description How long the endpoint took to answer in the last 24 hours; of more than 1,000 deliveries the latest */
            latency24h?: {
                attempts: number;
                /** @description Half of them were answered within this time */
                p50Ms: number;
                /** @description 95 of a hundred were */
                p95Ms: number;
            };
            /** @description While a rotation lasts: when the new signing secret takes the place of the old one */
            rotatesAt?: components["schemas"]["Instant"];
            status: "active" | "paused" | "disabled" | "deleted" | (string & {});
            updatedAt: components["schemas"]["Instant"];
            url: string;
            /** @description The last trial with a signed and a forged ping */
            verification?: {
                at: components["schemas"]["Instant"];
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
            /** @description When it last accepted a signed ping and refused a forged one */
            verifiedAt?: components["schemas"]["Instant"];
        };
        /** @description Times are exact to ten seconds */
        WebhookEndpointHealth: {
            /** @description Deliveries of the last 24 hours that were attempted; of more than 1,000 the latest */
            deliveries24h: number;
            failingSince?: components["schemas"]["Instant"];
            /** @description Their share */
            failureRate24h?: number;
            /** @description How many of them have not arrived */
            failures24h: number;
            lastFailureAt?: components["schemas"]["Instant"];
            lastSuccessAt?: components["schemas"]["Instant"];
            /** @description `failing` from the first failure until something arrives again */
            state: "unknown" | "healthy" | "failing" | (string & {});
        };
        /**
         * @example {
         *       "data": {
         *         "eventId": "evt_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "id": "whe_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *         "occurredAt": "2026-03-02T09:30:00.000Z"
         *       },
         *       "type": "webhook.ping"
         *     }
         */
        WebhookPingEvent: {
            data: {
                eventId: string;
                id: string;
                occurredAt: components["schemas"]["Instant"];
            };
            /** @constant */
            type: "webhook.ping";
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
            since: components["schemas"]["Instant"];
        };
        /**
         * @example {
         *       "endpointId": "whe_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "since": "2026-03-02T09:30:00.000Z",
         *       "deliveries": 212
         *     }
         */
        WebhookRecoveryPreview: {
            /** @description How many events a recovery since then would send; counted up to 100,000 */
            deliveries: number;
            endpointId: string;
            /** @description The time that was asked about, or of the oldest event since the registration that has not arrived; absent where there is none among the latest 20,000 events of the last 30 days */
            since?: components["schemas"]["Instant"];
        };
        /**
         * @example {
         *       "endpointId": "whe_01k9z3v7e8f6q9w2x4y5z6a7b8",
         *       "verified": true,
         *       "at": "2026-03-02T09:30:00.000Z",
         *       "signed": {
         *         "statusCode": 204,
         *         "durationMs": 48,
         *         "ok": true
         *       },
         *       "forged": {
         *         "statusCode": 401,
         *         "durationMs": 31,
         *         "ok": true
         *       },
         *       "hint": "The endpoint took the signed ping and refused the forged one."
         *     }
         */
        WebhookVerification: {
            at: components["schemas"]["Instant"];
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
         *       "stars": 5,
         *       "content": "Found in a day, with every page of the file."
         *     }
         */
        WriteReview: {
            content?: string;
            stars: number;
        };
    };
    responses: {
        /** @description `body_too_large` */
        BodyTooLarge: {
            headers: {
                "Callslip-Version": components["headers"]["CallslipVersion"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Conflict */
        Conflict: {
            headers: {
                "Callslip-Version": components["headers"]["CallslipVersion"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Conflict */
        ConflictOrInProgress: {
            headers: {
                "Callslip-Version": components["headers"]["CallslipVersion"];
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
        /** @description `api_key_expired`, `api_key_invalid`, `api_key_revoked`, `client_suspended`, `insufficient_scope`, `ip_not_allowed`, `production_not_enabled`, `wrong_environment` */
        Forbidden: {
            headers: {
                "Callslip-Version": components["headers"]["CallslipVersion"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MissingBearerToken"];
            };
        };
        /** @description `idempotency_key_reused` */
        IdempotencyKeyReused: {
            headers: {
                "Callslip-Version": components["headers"]["CallslipVersion"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `internal` */
        Internal: {
            headers: {
                "Callslip-Version": components["headers"]["CallslipVersion"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `invalid_request` */
        InvalidRequest: {
            headers: {
                "Callslip-Version": components["headers"]["CallslipVersion"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `idempotency_key_invalid`, `invalid_request` */
        InvalidRequestOrKey: {
            headers: {
                "Callslip-Version": components["headers"]["CallslipVersion"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `not_found` */
        NotFound: {
            headers: {
                "Callslip-Version": components["headers"]["CallslipVersion"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not wanted any more: the endpoint is disabled */
        NotWanted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description `payment_failed` */
        PaymentFailed: {
            headers: {
                "Callslip-Version": components["headers"]["CallslipVersion"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `rate_limited` */
        RateLimited: {
            headers: {
                "Callslip-Version": components["headers"]["CallslipVersion"];
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
        /** @description Received. Anything else, or no answer within 15 s, is tried again */
        Received: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description `unavailable` */
        Unavailable: {
            headers: {
                "Callslip-Version": components["headers"]["CallslipVersion"];
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
        /** @description `unavailable` */
        UnavailableOrNotConfigured: {
            headers: {
                "Callslip-Version": components["headers"]["CallslipVersion"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                "Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfterWherePassing"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `unsupported_media_type` */
        UnsupportedMediaType: {
            headers: {
                "Callslip-Version": components["headers"]["CallslipVersion"];
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
        /** @description The member who looks after it */
        assigneeId: string;
        /** @description The attachment */
        attachmentId: string;
        /** @description The receipt, invoice, credit note or statement */
        billingDocumentId: string;
        /** @description As `order.costCentre` has it */
        costCentre: string;
        createdAfter: string;
        /** @description Whom it is for, exactly as it was given */
        customerName: string;
        /** @description The delivery record */
        deliveryId: string;
        /** @description The webhook endpoint */
        endpointId: string;
        externalOrderRef: string;
        /** @description A folder of yours; it begins with the first order that is put there */
        folder: string;
        /**
         * @description Makes a retry safe: the same key with the same request gets the first answer again and changes nothing. Bare or in quotes,
         *     1 to 255 visible ASCII characters, kept for 30 days.
         * @example 4f0c2a7e-5a31-4b57-9a3c-1f3c5be2a9d4
         */
        IdempotencyKey: string;
        label: string;
        /** @description Rows in a page */
        limit: number;
        /** @description The offer, one of this order */
        offerId: string;
        /** @description Which way round */
        "order-asc": "asc" | "desc";
        /** @description Which way round */
        "order-desc": "asc" | "desc";
        /** @description The order */
        orderId: string;
        /** @description The order's id or number */
        "orderId-query": string;
        /** @description Words, or their beginnings, in what is asked for, `externalOrderRef` and `customerName`, however they are spelled; its number or its id */
        q: string;
        /** @description The researcher */
        researcherId: string;
        /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
        Signature: string;
        /** @description While the secret is being rotated: the same with the new secret */
        SignatureNext: string;
        /** @description What `order` goes by: `agreed` is the total of the chosen offer, `paid` what was charged before anything went back, both and `price`, the fixed one, currency by currency. Orders that have none of what is asked for are left out */
        sort: "placed" | "activity" | "due" | "reference" | "customer" | "folder" | "price" | "researcher" | "agreed" | "paid";
        /** @description The last id of the page before */
        startingAfter: string;
        status: "submitted" | "open" | "awaiting_payment" | "confirmed" | "in_progress" | "delivered" | "completed" | "withdrawn" | "cancelled";
        /** @description The template */
        templateId: string;
        /** @description `you`: offers to choose from, a payment, a question or a delivery to look at. `waiting`: somebody else acts next. `done`: ended */
        turn: "you" | "waiting" | "done";
        updatedAfter: string;
        /** @description The upload, one of yours */
        uploadId: string;
        /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
        WebhookId: string;
        /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
        WebhookSignature: string;
        /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
        WebhookTimestamp: string;
    };
    requestBodies: never;
    headers: {
        /** @description The version of the interface that was spoken: the one asked for by this header, or else the key’s */
        CallslipVersion: string;
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
        /** @description Seconds to wait. Absent with `payments_not_configured`, which no waiting mends */
        RetryAfterWherePassing: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listArchives: {
        parameters: {
            query?: {
                /** @description ISO 3166-1 alpha-3 country code, in any case */
                country?: string;
                kind?: components["schemas"]["ArchiveKind"];
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                /** @description Which way round */
                order?: components["parameters"]["order-asc"];
                /** @description Words, or their beginnings, of the name, another name, the city or the country in English; accents and capitals make no difference */
                q?: string;
                /** @description The last id of the page before */
                startingAfter?: components["parameters"]["startingAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Archive"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchiveFigures"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            /** @description `attachment_limit` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The attachment */
                attachmentId: components["parameters"]["attachmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Removed"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `order_state_conflict` */
            409: components["responses"]["Conflict"];
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
                "application/json": components["schemas"]["BeginAttachmentUpload"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentUpload"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            /** @description `attachment_limit`, `idempotency_in_progress` */
            409: components["responses"]["ConflictOrInProgress"];
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
                uploadId: components["parameters"]["uploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentUpload"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                uploadId: components["parameters"]["uploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Removed"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `order_state_conflict` */
            409: components["responses"]["Conflict"];
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
                uploadId: components["parameters"]["uploadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
                "image/jpeg": string;
                "image/png": string;
                "image/tiff": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachmentUpload"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `upload_offset_mismatch` */
            409: components["responses"]["Conflict"];
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingDetails"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                "application/json": components["schemas"]["BillingDetailsInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingDetails"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_progress` */
            409: components["responses"]["ConflictOrInProgress"];
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
                kind?: "receipt" | "invoice" | "credit_note" | "statement";
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                /** @description Which way round */
                order?: components["parameters"]["order-desc"];
                /** @description The order's id or number */
                orderId?: components["parameters"]["orderId-query"];
                /** @description The last id of the page before */
                startingAfter?: components["parameters"]["startingAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingDocument"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                billingDocumentId: components["parameters"]["billingDocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingDocument"];
                    "application/pdf": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatementCsv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The receipt, invoice, credit note or statement */
                billingDocumentId: components["parameters"]["billingDocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                billingDocumentId: components["parameters"]["billingDocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                /** @description Instead of `after`: begin here. Up to a minute of earlier events may come along */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedEvent"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoLive"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDayUse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayUse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                "application/json": components["schemas"]["VerifyWebhook"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookVerification"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `webhook_endpoint_not_active` */
            409: components["responses"]["Conflict"];
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadMessages"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderTemplates: {
        parameters: {
            query?: {
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                /** @description Which way round */
                order?: components["parameters"]["order-asc"];
                /** @description The last id of the page before */
                startingAfter?: components["parameters"]["startingAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTemplate"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                "application/json": components["schemas"]["SaveOrderTemplate"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTemplate"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_progress` */
            409: components["responses"]["ConflictOrInProgress"];
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
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Succeeded"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress` */
            409: components["responses"]["ConflictOrInProgress"];
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
                templateId: components["parameters"]["templateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameOrderTemplate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTemplate"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress` */
            409: components["responses"]["ConflictOrInProgress"];
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
                assigneeId?: components["parameters"]["assigneeId"];
                /** @description As `order.costCentre` has it */
                costCentre?: components["parameters"]["costCentre"];
                createdAfter?: components["parameters"]["createdAfter"];
                /** @description Whom it is for, exactly as it was given */
                customerName?: components["parameters"]["customerName"];
                externalOrderRef?: components["parameters"]["externalOrderRef"];
                /** @description A folder of yours; it begins with the first order that is put there */
                folder?: components["parameters"]["folder"];
                label?: components["parameters"]["label"];
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                /** @description Which way round */
                order?: components["parameters"]["order-desc"];
                /** @description Words, or their beginnings, in what is asked for, `externalOrderRef` and `customerName`, however they are spelled; its number or its id */
                q?: components["parameters"]["q"];
                /** @description What `order` goes by: `agreed` is the total of the chosen offer, `paid` what was charged before anything went back, both and `price`, the fixed one, currency by currency. Orders that have none of what is asked for are left out */
                sort?: components["parameters"]["sort"];
                /** @description The last id of the page before */
                startingAfter?: components["parameters"]["startingAfter"];
                status?: components["parameters"]["status"];
                /** @description `you`: offers to choose from, a payment, a question or a delivery to look at. `waiting`: somebody else acts next. `done`: ended */
                turn?: components["parameters"]["turn"];
                updatedAfter?: components["parameters"]["updatedAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                "application/json": components["schemas"]["PlaceOrder"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            /** @description `daily_limit_reached`, `idempotency_in_progress` */
            409: components["responses"]["ConflictOrInProgress"];
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
                assigneeId?: components["parameters"]["assigneeId"];
                /** @description As `order.costCentre` has it */
                costCentre?: components["parameters"]["costCentre"];
                createdAfter?: components["parameters"]["createdAfter"];
                /** @description Whom it is for, exactly as it was given */
                customerName?: components["parameters"]["customerName"];
                externalOrderRef?: components["parameters"]["externalOrderRef"];
                /** @description A folder of yours; it begins with the first order that is put there */
                folder?: components["parameters"]["folder"];
                label?: components["parameters"]["label"];
                /** @description Words, or their beginnings, in what is asked for, `externalOrderRef` and `customerName`, however they are spelled; its number or its id */
                q?: components["parameters"]["q"];
                /** @description What `order` goes by: `agreed` is the total of the chosen offer, `paid` what was charged before anything went back, both and `price`, the fixed one, currency by currency. Orders that have none of what is asked for are left out */
                sort?: components["parameters"]["sort"];
                status?: components["parameters"]["status"];
                /** @description `you`: offers to choose from, a payment, a question or a delivery to look at. `waiting`: somebody else acts next. `done`: ended */
                turn?: components["parameters"]["turn"];
                updatedAfter?: components["parameters"]["updatedAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeOrder"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress`, `order_changed`, `order_not_changeable` */
            409: components["responses"]["ConflictOrInProgress"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress`, `order_state_conflict` */
            409: components["responses"]["ConflictOrInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAttachments: {
        parameters: {
            query?: {
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                /** @description Which way round */
                order?: components["parameters"]["order-asc"];
                /** @description The last id of the page before */
                startingAfter?: components["parameters"]["startingAfter"];
            };
            header?: never;
            path: {
                /** @description The order */
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachedFile"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                /** @description The attachment */
                attachmentId: components["parameters"]["attachmentId"];
                /** @description The order */
                orderId: components["parameters"]["orderId"];
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
                };
            };
            /** @description Elsewhere, for 15 minutes */
            302: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenCase"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `case_exists`, `idempotency_in_progress`, `order_state_conflict` */
            409: components["responses"]["ConflictOrInProgress"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerCase"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `case_closed`, `idempotency_in_progress` */
            409: components["responses"]["ConflictOrInProgress"];
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
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                /** @description Which way round */
                order?: components["parameters"]["order-asc"];
                /** @description The last id of the page before */
                startingAfter?: components["parameters"]["startingAfter"];
            };
            header?: never;
            path: {
                /** @description The order */
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderChange"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                /** @description Which way round */
                order?: components["parameters"]["order-asc"];
                /** @description The last id of the page before */
                startingAfter?: components["parameters"]["startingAfter"];
            };
            header?: never;
            path: {
                /** @description The order */
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                orderId: components["parameters"]["orderId"];
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
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                /** @description Which way round */
                order?: components["parameters"]["order-asc"];
                /** @description The last id of the page before */
                startingAfter?: components["parameters"]["startingAfter"];
            };
            header?: never;
            path: {
                /** @description The order */
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEvent"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                /** @description Which way round */
                order?: components["parameters"]["order-asc"];
                /** @description The last id of the page before */
                startingAfter?: components["parameters"]["startingAfter"];
            };
            header?: never;
            path: {
                /** @description The order */
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostMessage"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostedMessage"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress`, `order_closed`, `order_state_conflict` */
            409: components["responses"]["ConflictOrInProgress"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkMessagesRead"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagesRead"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress` */
            409: components["responses"]["ConflictOrInProgress"];
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
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                /** @description Which way round */
                order?: components["parameters"]["order-asc"];
                /** @description The last id of the page before */
                startingAfter?: components["parameters"]["startingAfter"];
            };
            header?: never;
            path: {
                /** @description The order */
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteNote"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress` */
            409: components["responses"]["ConflictOrInProgress"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Succeeded"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress` */
            409: components["responses"]["ConflictOrInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOffers: {
        parameters: {
            query?: {
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                /** @description Which way round */
                order?: components["parameters"]["order-asc"];
                /** @description The last id of the page before */
                startingAfter?: components["parameters"]["startingAfter"];
            };
            header?: never;
            path: {
                /** @description The order */
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                offerId: components["parameters"]["offerId"];
                /** @description The order */
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclinedOffer"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress`, `offer_already_paid`, `offer_not_active`, `order_closed` */
            409: components["responses"]["ConflictOrInProgress"];
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
                offerId: components["parameters"]["offerId"];
                /** @description The order */
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SelectOffer"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectedOffer"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress`, `offer_already_paid`, `offer_already_selected`, `offer_changed`, `offer_not_active`, `offer_not_confirmed`, `order_closed`, `order_not_open`, `payment_not_required`, `researcher_account_not_ready` */
            409: components["responses"]["ConflictOrInProgress"];
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
                orderId: components["parameters"]["orderId"];
                /** @description The payment, as the provider names it */
                paymentIntentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSnapshot"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinalizePayment"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinalizedPayment"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            402: components["responses"]["PaymentFailed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress`, `order_closed`, `payment_canceled`, `payment_mismatch`, `payment_not_confirmed`, `payment_processing`, `payment_requires_action`, `payment_superseded` */
            409: components["responses"]["ConflictOrInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /** @description `payments_not_configured`, `provider_unavailable`, `unavailable` */
            503: components["responses"]["UnavailableOrNotConfigured"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InitiatePayment"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InitiatedPayment"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            402: components["responses"]["PaymentFailed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `daily_limit_reached`, `idempotency_in_progress`, `offer_not_selected`, `order_closed`, `order_not_open`, `payment_already_authorized`, `payment_canceled`, `payment_mismatch`, `payment_not_required`, `researcher_account_not_ready` */
            409: components["responses"]["ConflictOrInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /** @description `payments_not_configured`, `provider_unavailable`, `unavailable` */
            503: components["responses"]["UnavailableOrNotConfigured"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewedHold"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress`, `order_state_conflict` */
            409: components["responses"]["ConflictOrInProgress"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingDocument"];
                    "application/pdf": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestChanges"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress`, `order_state_conflict` */
            409: components["responses"]["ConflictOrInProgress"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviews"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteReview"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviews"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `order_state_conflict`, `review_exists` */
            409: components["responses"]["Conflict"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestions"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawnOrder"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress`, `order_not_withdrawable` */
            409: components["responses"]["ConflictOrInProgress"];
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
                "application/json": components["schemas"]["PlaceOrders"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedRows"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_progress` */
            409: components["responses"]["ConflictOrInProgress"];
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCounts"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                "application/json": components["schemas"]["FileOrders"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiledOrders"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_progress`, `order_state_conflict` */
            409: components["responses"]["ConflictOrInProgress"];
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderMoney"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shelves"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sumOrderMoney: {
        parameters: {
            query?: {
                /** @description The member who looks after it */
                assigneeId?: components["parameters"]["assigneeId"];
                /** @description As `order.costCentre` has it */
                costCentre?: components["parameters"]["costCentre"];
                createdAfter?: components["parameters"]["createdAfter"];
                /** @description Whom it is for, exactly as it was given */
                customerName?: components["parameters"]["customerName"];
                externalOrderRef?: components["parameters"]["externalOrderRef"];
                /** @description A folder of yours; it begins with the first order that is put there */
                folder?: components["parameters"]["folder"];
                label?: components["parameters"]["label"];
                /** @description Words, or their beginnings, in what is asked for, `externalOrderRef` and `customerName`, however they are spelled; its number or its id */
                q?: components["parameters"]["q"];
                /** @description What `order` goes by: `agreed` is the total of the chosen offer, `paid` what was charged before anything went back, both and `price`, the fixed one, currency by currency. Orders that have none of what is asked for are left out */
                sort?: components["parameters"]["sort"];
                status?: components["parameters"]["status"];
                /** @description `you`: offers to choose from, a payment, a question or a delivery to look at. `waiting`: somebody else acts next. `done`: ended */
                turn?: components["parameters"]["turn"];
                updatedAfter?: components["parameters"]["updatedAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTotals"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                method?: "GET" | "HEAD" | "POST" | "PATCH" | "PUT" | "DELETE";
                /** @description Which way round */
                order?: components["parameters"]["order-desc"];
                /** @description Calls about the order of this id or number, its placing included */
                orderId?: string;
                /** @description What the path begins with, or the operation's own path */
                path?: string;
                requestId?: string;
                since?: string;
                /** @description The last id of the page before */
                startingAfter?: components["parameters"]["startingAfter"];
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
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedRequest"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request, one of yours */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedRequestDetail"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                researcherId: components["parameters"]["researcherId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearcherPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listResearcherReviews: {
        parameters: {
            query?: {
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                /** @description Which way round */
                order?: components["parameters"]["order-desc"];
                /** @description The last id of the page before */
                startingAfter?: components["parameters"]["startingAfter"];
            };
            header?: never;
            path: {
                /** @description The researcher */
                researcherId: components["parameters"]["researcherId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicReview"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxClock"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveSandboxClock"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxClock"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            402: components["responses"]["PaymentFailed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress`, `order_state_conflict` */
            409: components["responses"]["ConflictOrInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /** @description `payments_not_configured`, `provider_unavailable`, `unavailable` */
            503: components["responses"]["UnavailableOrNotConfigured"];
        };
    };
    confirmSandboxPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSandboxPayment"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedSandboxPayment"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            402: components["responses"]["PaymentFailed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `payment_canceled`, `payment_mismatch` */
            409: components["responses"]["Conflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /** @description `payments_not_configured`, `provider_unavailable`, `unavailable` */
            503: components["responses"]["UnavailableOrNotConfigured"];
        };
    };
    listSandboxSteps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order */
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxSteps"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PerformSandboxStep"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            402: components["responses"]["PaymentFailed"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress`, `offer_not_active`, `order_closed`, `order_not_open`, `order_state_conflict` */
            409: components["responses"]["ConflictOrInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /** @description `payments_not_configured`, `provider_unavailable`, `unavailable` */
            503: components["responses"]["UnavailableOrNotConfigured"];
        };
    };
    searchWebhookDeliveries: {
        parameters: {
            query?: {
                endpointId?: string;
                eventId?: string;
                /** @description Looked for among the latest 20,000 deliveries to each endpoint within the time */
                eventType?: string;
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                /** @description Which way round */
                order?: components["parameters"]["order-desc"];
                /** @description The order's id or number */
                orderId?: components["parameters"]["orderId-query"];
                /** @description Deliveries begun at this time or later */
                since?: string;
                /** @description The last id of the page before */
                startingAfter?: components["parameters"]["startingAfter"];
                status?: "pending" | "delivered" | "failed";
                /** @description And before this one */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                deliveryId: components["parameters"]["deliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                deliveryId: components["parameters"]["deliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress`, `webhook_endpoint_not_active` */
            409: components["responses"]["ConflictOrInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: {
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                /** @description Which way round */
                order?: components["parameters"]["order-asc"];
                /** @description The last id of the page before */
                startingAfter?: components["parameters"]["startingAfter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                "application/json": components["schemas"]["CreateWebhookEndpoint"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhookEndpoint"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            /** @description `idempotency_in_progress`, `webhook_endpoint_limit` */
            409: components["responses"]["ConflictOrInProgress"];
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
                endpointId: components["parameters"]["endpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpointDetail"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                endpointId: components["parameters"]["endpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Succeeded"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress` */
            409: components["responses"]["ConflictOrInProgress"];
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
                endpointId: components["parameters"]["endpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookEndpoint"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress`, `webhook_endpoint_limit`, `webhook_endpoint_not_active` */
            409: components["responses"]["ConflictOrInProgress"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookAlerts: {
        parameters: {
            query?: {
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                /** @description Which way round */
                order?: components["parameters"]["order-desc"];
                /** @description The last id of the page before */
                startingAfter?: components["parameters"]["startingAfter"];
            };
            header?: never;
            path: {
                /** @description The webhook endpoint */
                endpointId: components["parameters"]["endpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAlert"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Rows in a page */
                limit?: components["parameters"]["limit"];
                /** @description Which way round */
                order?: components["parameters"]["order-desc"];
                /** @description The last id of the page before */
                startingAfter?: components["parameters"]["startingAfter"];
            };
            header?: never;
            path: {
                /** @description The webhook endpoint */
                endpointId: components["parameters"]["endpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
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
                endpointId: components["parameters"]["endpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PingedWebhookEndpoint"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress`, `webhook_endpoint_not_active` */
            409: components["responses"]["ConflictOrInProgress"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewWebhookRecovery: {
        parameters: {
            query?: {
                /** @description At most 30 days ago. Without it, the oldest event that has not arrived is looked for */
                since?: string;
            };
            header?: never;
            path: {
                /** @description The webhook endpoint */
                endpointId: components["parameters"]["endpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryPreview"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                endpointId: components["parameters"]["endpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoverWebhookEndpoint"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecovery"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress`, `webhook_endpoint_not_active` */
            409: components["responses"]["ConflictOrInProgress"];
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
                endpointId: components["parameters"]["endpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedSigningSecret"];
                };
            };
            400: components["responses"]["InvalidRequestOrKey"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description `idempotency_in_progress`, `webhook_endpoint_not_active` */
            409: components["responses"]["ConflictOrInProgress"];
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
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseAnsweredEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onCaseClosed: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseClosedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onCaseOpened: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseOpenedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onDocumentAdded: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentAddedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onMessageCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageCreatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOfferClosed: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferClosedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOfferConfirmed: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferConfirmedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOfferCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferCreatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOfferDeclined: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferDeclinedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOfferExpired: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferExpiredEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOfferRetracted: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferRetractedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOfferSelected: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferSelectedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOfferUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferUpdatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOrderCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancelledEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOrderChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderChangedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOrderChangesRequested: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderChangesRequestedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOrderCompleted: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCompletedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOrderConfirmed: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderConfirmedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOrderCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCreatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOrderDelivered: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderDeliveredEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOrderEtaChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderEtaChangedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOrderGivenBack: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderGivenBackEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOrderOpened: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderOpenedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOrderStarted: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderStartedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onOrderWithdrawn: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderWithdrawnEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onPaymentAuthorized: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentAuthorizedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onPaymentCanceled: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCanceledEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onPaymentCaptured: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCapturedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onPaymentDisputeClosed: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentDisputeClosedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onPaymentDisputed: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentDisputedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onPaymentExpired: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentExpiredEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onPaymentFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentFailedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onPaymentInitiated: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentInitiatedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onPaymentRefundFailed: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRefundFailedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onPaymentRefunded: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRefundedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onPaymentTransferred: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentTransferredEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onReviewOpened: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewOpenedEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onReviewWritten: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewWrittenEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onWebhookBatch: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookBatchEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
    onWebhookPing: {
        parameters: {
            query?: never;
            header: {
                /** @description As the Standard Webhooks specification says: the event's id, or the batch's, the same over retries */
                "webhook-id": components["parameters"]["WebhookId"];
                /** @description As the Standard Webhooks specification says: `v1,` and the base64 HMAC-SHA256; two of them, apart by a space, while the secret is being rotated */
                "webhook-signature": components["parameters"]["WebhookSignature"];
                /** @description As the Standard Webhooks specification says: when this attempt was made, in seconds */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /** @description `sha256=` and the lower-case hex HMAC-SHA256 of the raw body, keyed with the whole signing secret */
                "X-Service-Signature": components["parameters"]["Signature"];
                /** @description While the secret is being rotated: the same with the new secret */
                "X-Service-Signature-Next"?: components["parameters"]["SignatureNext"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPingEvent"];
            };
        };
        responses: {
            "2XX": components["responses"]["Received"];
            410: components["responses"]["NotWanted"];
        };
    };
}
