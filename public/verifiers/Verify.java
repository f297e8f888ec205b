// Verifies a Callslip webhook. Java 11 or newer, no packages. `body` is the raw body as received, before any parsing.
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class Verify {
    private static byte[] hmac(byte[] key, byte[]... parts) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        for (byte[] part : parts) mac.update(part);
        return mac.doFinal();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** X-Service-Signature (or, while a secret is being rotated, X-Service-Signature-Next). */
    public static boolean verifyService(byte[] body, String header, String secret) throws GeneralSecurityException {
        StringBuilder expected = new StringBuilder("sha256=");
        for (byte b : hmac(bytes(secret), body)) expected.append(String.format("%02x", b));
        return header != null && MessageDigest.isEqual(bytes(header), bytes(expected.toString()));
    }

    private static final String BASE64 = "(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)";

    /** webhook-id, webhook-timestamp and webhook-signature; `now` in seconds. Refuses what is more than five minutes off. */
    public static boolean verifyStandard(byte[] body, String id, String timestamp, String signatures, String secret, long now)
            throws GeneralSecurityException {
        if (timestamp == null || signatures == null || !timestamp.matches("[0-9]{1,12}")) return false;
        if (Math.abs(now - Long.parseLong(timestamp)) > 300) return false;
        String encoded = secret.startsWith("whsec_") ? secret.substring(6) : "";
        byte[] key = encoded.matches(BASE64) ? Base64.getDecoder().decode(encoded) : bytes(secret);
        byte[] expected = bytes("v1," + Base64.getEncoder().encodeToString(hmac(key, bytes(id + "." + timestamp + "."), body)));
        boolean good = false;
        for (String given : signatures.split(" ")) good |= MessageDigest.isEqual(bytes(given), expected);
        return good;
    }

    // java Verify.java service <secret> <header> < body
    // java Verify.java standard <secret> <id> <timestamp> <signatures> [now] < body
    public static void main(String[] args) throws Exception {
        byte[] body = System.in.readAllBytes();
        boolean good = args[0].equals("service")
            ? verifyService(body, args[2], args[1])
            : verifyStandard(body, args[2], args[3], args[4], args[1], args.length > 5 ? Long.parseLong(args[5]) : System.currentTimeMillis() / 1000);
        System.out.println(good ? "valid" : "invalid");
        System.exit(good ? 0 : 1);
    }
}
