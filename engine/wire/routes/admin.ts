import * as account from '../accounts.ts'
import { PageQuery, pageOf } from '../parts.ts'
import { ById, type Routes } from '../route.ts'

/** Actions of administrators. */
export const adminRoutes = {
  reports: {
    method: 'GET',
    path: '/api/admin/reports',
    tag: 'administration',
    summary: 'Reports, open ones first',
    who: 'admin',
    query: PageQuery,
    answer: pageOf(account.ReportEntry),
  },
  settle: {
    method: 'POST',
    path: '/api/admin/reports/:id/settle',
    tag: 'administration',
    summary: 'Settle a report',
    who: 'admin',
    params: ById,
  },
  rename: {
    method: 'POST',
    path: '/api/admin/people/:id/rename',
    tag: 'administration',
    summary: 'Give somebody another name',
    who: 'admin',
    params: ById,
    body: account.Rename,
  },
  ban: {
    method: 'POST',
    path: '/api/admin/people/:id/ban',
    tag: 'administration',
    summary: 'Shut somebody out',
    who: 'admin',
    params: ById,
    body: account.Ban,
  },
  unban: {
    method: 'DELETE',
    path: '/api/admin/people/:id/ban',
    tag: 'administration',
    summary: 'Let somebody in again',
    who: 'admin',
    params: ById,
  },
  abort: {
    method: 'POST',
    path: '/api/admin/matches/:id/abort',
    tag: 'administration',
    summary: 'End a match without a winner',
    who: 'admin',
    params: ById,
  },
} as const satisfies Routes
