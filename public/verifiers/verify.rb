# Verifies a Callslip webhook. Ruby 2.7 or newer, standard library only. `body` is the raw body as received.
require 'openssl'

def same_bytes?(a, b)
  a.bytesize == b.bytesize && OpenSSL.fixed_length_secure_compare(a, b)
end

# X-Service-Signature (or, while a secret is being rotated, X-Service-Signature-Next).
def verify_service(body, header, secret)
  same_bytes?(header.to_s, "sha256=#{OpenSSL::HMAC.hexdigest('SHA256', secret, body)}")
end

# webhook-id, webhook-timestamp and webhook-signature. Refuses what is more than five minutes off.
def verify_standard(body, id, timestamp, signatures, secret, now = Time.now.to_f)
  return false unless timestamp.to_s.match?(/\A\d{1,12}\z/) && (now - timestamp.to_i).abs <= 300

  encoded = secret.start_with?('whsec_') ? secret[6..] : ''
  base64 = %r{\A(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)\z}
  key = encoded.match?(base64) ? encoded.unpack1('m0') : secret
  signed = "#{id}.#{timestamp}.".b + body.b
  expected = "v1,#{[OpenSSL::HMAC.digest('SHA256', key, signed)].pack('m0')}"
  signatures.to_s.split(' ').map { |given| same_bytes?(given, expected) }.any?
end

# ruby verify.rb service <secret> <header> < body
# ruby verify.rb standard <secret> <id> <timestamp> <signatures> [now] < body
if $PROGRAM_NAME == __FILE__
  scheme, secret, *rest = ARGV
  raw = $stdin.binmode.read
  good = if scheme == 'service'
           verify_service(raw, rest[0], secret)
         else
           verify_standard(raw, *rest.first(3), secret, *rest[3..]&.map(&:to_f))
         end
  puts good ? 'valid' : 'invalid'
  exit(good ? 0 : 1)
end
