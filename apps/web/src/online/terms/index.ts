export { HostOption, HostTerms } from './host-facts.tsx'
