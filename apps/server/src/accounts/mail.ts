import nodemailer from 'nodemailer'
import type { Settings } from '../operate/settings.ts'

export interface Mail {
  send(to: string, subject: string, text: string): Promise<void>
  close(): void
}

export function openMail({ mail }: Settings): Mail | null {
  if (mail === null) return null
  const post = nodemailer.createTransport(mail.url, { from: mail.from })
  return {
    send: async (to, subject, text) => void (await post.sendMail({ to, subject, text })),
    close: () => post.close(),
  }
}
