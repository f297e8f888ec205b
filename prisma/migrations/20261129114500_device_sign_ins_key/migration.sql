-- Which key a program's sign-in was given: where the answer was lost, nobody holds it, and another takes its place.
ALTER TABLE "device_sign_ins" ADD COLUMN "key_id" TEXT;
