// Verifies a Callslip webhook. Go 1.20 or newer, standard library only. `body` is the raw body: io.ReadAll(r.Body).
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"regexp"
	"strconv"
	"strings"
	"time"
)

func mac(key []byte, parts ...[]byte) []byte {
	h := hmac.New(sha256.New, key)
	for _, part := range parts {
		h.Write(part)
	}
	return h.Sum(nil)
}

// VerifyService checks X-Service-Signature (or, while a secret is being rotated, X-Service-Signature-Next).
func VerifyService(body []byte, header, secret string) bool {
	expected := "sha256=" + hex.EncodeToString(mac([]byte(secret), body))
	return hmac.Equal([]byte(header), []byte(expected))
}

var (
	digits  = regexp.MustCompile(`\A[0-9]{1,12}\z`)
	encoded = regexp.MustCompile(`\A(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)\z`)
)

// VerifyStandard checks webhook-id, webhook-timestamp and webhook-signature and refuses what is more than five minutes off.
func VerifyStandard(body []byte, id, timestamp, signatures, secret string, now time.Time) bool {
	if !digits.MatchString(timestamp) {
		return false
	}
	seconds, _ := strconv.ParseInt(timestamp, 10, 64)
	if age := now.Unix() - seconds; age > 300 || age < -300 {
		return false
	}
	key := []byte(secret)
	if rest := strings.TrimPrefix(secret, "whsec_"); rest != secret && encoded.MatchString(rest) {
		key, _ = base64.StdEncoding.DecodeString(rest)
	}
	expected := []byte("v1," + base64.StdEncoding.EncodeToString(mac(key, []byte(id+"."+timestamp+"."), body)))
	good := false
	for _, given := range strings.Split(signatures, " ") {
		good = hmac.Equal([]byte(given), expected) || good
	}
	return good
}

// go run verify.go service <secret> <header> < body
// go run verify.go standard <secret> <id> <timestamp> <signatures> [now] < body
func main() {
	args := os.Args[1:]
	body, _ := io.ReadAll(os.Stdin)
	good := false
	if args[0] == "service" {
		good = VerifyService(body, args[2], args[1])
	} else {
		now := time.Now()
		if len(args) > 5 {
			seconds, _ := strconv.ParseInt(args[5], 10, 64)
			now = time.Unix(seconds, 0)
		}
		good = VerifyStandard(body, args[2], args[3], args[4], args[1], now)
	}
	if !good {
		fmt.Println("invalid")
		os.Exit(1)
	}
	fmt.Println("valid")
}
