import type { Config } from '../config.ts';
import type { Middleware } from './env.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // Allows our own workers and nothing else.
  'trusted-types own-script',
];
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

export function makeSecurityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> {
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

export function addSecurityHeaders(config: Pick<Config, 'publicUrl'>): Middleware {
  const headers = Object.entries({ ...makeSecurityHeaders(config), 'Cache-Control': 'no-store' });
  return async (call, next) => {
    for (const [name, value] of headers) call.header(name, value);
    await next();
  };
}
