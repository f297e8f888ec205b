<?php
// Verifies a Callslip webhook. PHP 8 or newer. $body is the raw body: file_get_contents('php://input').

/** X-Service-Signature (or, while a secret is being rotated, X-Service-Signature-Next). */
function verifyService(string $body, string $header, string $secret): bool
{
    return hash_equals('sha256=' . hash_hmac('sha256', $body, $secret), $header);
}

/** webhook-id, webhook-timestamp and webhook-signature. Refuses what is more than five minutes off. */
function verifyStandard(string $body, string $id, string $timestamp, string $signatures, string $secret, ?float $now = null): bool
{
    if (!preg_match('/^\d{1,12}$/D', $timestamp) || abs(($now ?? microtime(true)) - (int) $timestamp) > 300) {
        return false;
    }
    $encoded = str_starts_with($secret, 'whsec_') ? substr($secret, 6) : '';
    $isBase64 = preg_match('#^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$#D', $encoded);
    $key = $isBase64 ? base64_decode($encoded) : $secret;
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    $good = false;
    foreach (explode(' ', $signatures) as $given) {
        $good = hash_equals($expected, $given) || $good;
    }
    return $good;
}

// php verify.php service <secret> <header> < body
// php verify.php standard <secret> <id> <timestamp> <signatures> [now] < body
if (PHP_SAPI === 'cli' && realpath($argv[0]) === __FILE__) {
    [, $scheme, $secret] = $argv;
    $rest = array_slice($argv, 3);
    $raw = stream_get_contents(STDIN);
    $good = $scheme === 'service'
        ? verifyService($raw, $rest[0], $secret)
        : verifyStandard($raw, $rest[0], $rest[1], $rest[2], $secret, isset($rest[3]) ? (float) $rest[3] : null);
    echo $good ? "valid\n" : "invalid\n";
    exit($good ? 0 : 1);
}
