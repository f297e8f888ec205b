-- In which session a program's sign-in was allowed: whose it is, is told of the key.
ALTER TABLE "device_sign_ins" ADD COLUMN "session_id" TEXT;
