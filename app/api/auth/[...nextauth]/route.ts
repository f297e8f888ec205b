import { answerSignIn } from '#lib/http/sign-in-route.ts'

export { answerSignIn as GET, answerSignIn as POST }
