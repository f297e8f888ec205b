-- Whose a mail is: whoever had the recipient's address when it was written. Nobody knows that of those before.
ALTER TABLE "mails" ADD COLUMN "user_id" TEXT;
