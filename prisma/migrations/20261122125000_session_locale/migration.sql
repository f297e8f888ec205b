ALTER TABLE user_sessions ADD COLUMN locale text;
