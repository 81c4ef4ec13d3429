export { Form, useSending } from './form.tsx'
export { NeedsServer } from './needs-server.tsx'
