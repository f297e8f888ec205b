import type { CauseId } from '#lib/server/docs/signature-variants.ts'
import { catalogue } from '#lib/words/en/docs-debugger.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What happened, and what to change. */
export const causeSentences = (): Record<CauseId, string> => ({
  'body-bom': t('theBodyBeginsWithA'),
  'body-final-newline': t('aLineBreakStandsBehind'),
  'body-outer-space': t('thereIsWhiteSpaceAround'),
  'body-crlf': t('theLineBreaksDifferOne'),
  'body-reserialised': t('theSameJsonWrittenAgain'),
  'body-quoted': t('theBodyWasPutInto'),
  'body-latin1': t('theBodysUtf8Was'),
  'body-html': t('quotesOrAmpersandsOfThe'),
  'secret-space': t('thereIsWhiteSpaceAroundThe'),
  'secret-quotes': t('theSecretStillStandsIn'),
  'secret-no-prefix': t('theSecretWasUsedWithout'),
  'secret-prefix-cut': t('theSecretLacksItsWhsec'),
  'secret-decoded': t('theSecretWasDecodedFrom'),
  'secret-as-text': t('theSecretWasUsedAs'),
  'secret-url': t('theSecretIsPercentEncoded'),
  'signature-no-prefix': t('theSignatureLacksWhatIt'),
  'signature-case': t('theSignatureIsInCapitals'),
  'signature-cut': t('theSignatureWasCutOff'),
  'signature-space': t('thereIsWhiteSpaceOr'),
  'signature-base64': t('theDigestIsRightBut'),
  'signature-hex': t('theDigestIsRightButWritten'),
  'base-body-only': t('onlyTheBodyWasSigned'),
  'base-no-id': t('theIdWasLeftOut'),
  'scheme-standard': t('thisIsTheValueOf'),
  'scheme-service': t('thisIsTheValueOfX'),
  'rotated-yours-is-new': t('theEndpointsSecretIsBeing'),
  'rotated-yours-is-old': t('theEndpointsSecretIsBeingRotated'),
  'timestamp-old': t('theRequestIsMoreThan'),
  'timestamp-ahead': t('theRequestIsFromMore'),
  'timestamp-no-number': t('webhookTimestampIsMissingOr'),
  'timestamp-milliseconds': t('webhookTimestampIsInMilliseconds'),
  'id-missing': t('webhookIdIsMissingIt'),
  'other-secret-or-content': t('noKnownMistakeExplainsIt'),
})
