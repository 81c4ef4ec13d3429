import { lazy } from 'react'

export { usePush } from './push.ts'

export const Account = lazy(() => import('./account.tsx'))
export const Register = lazy(() => import('./register.tsx'))
export const SignIn = lazy(() => import('./sign-in.tsx'))
export const Recover = lazy(() => import('./recover.tsx'))
