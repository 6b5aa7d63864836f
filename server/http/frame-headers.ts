import type { Config } from '../config.ts';
import { makeSecurityHeaders } from './security-headers.ts';

/**
 * The frames where learners' code runs. The directive `sandbox` gives them an origin of their own and is here alone: with
 * the attribute of the same name, the service worker would not answer for a frame, so it would be missing offline.
 */
const common = [
  "default-src 'none'",
  'connect-src blob: data:',
  'img-src data: blob:',
  'font-src data:',
  'media-src data: blob:',
  "style-src 'unsafe-inline' blob: data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
];
const policies: Readonly<Record<string, readonly string[]>> = {
  'frame/runner.html': [
    'sandbox allow-scripts',
    ...common,
    "script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:",
    'worker-src blob:',
  ],
  'frame/preview.html': [
    // Without it, a page hears nothing of a form that is submitted. `form-action` lets none leave.
    'sandbox allow-scripts allow-forms',
    ...common,
    "script-src 'unsafe-inline' 'unsafe-eval' blob: data:",
    "worker-src 'none'",
  ],
};

/** The headers of a file of the build. Only the frames have others than the rest of the site. */
export function makeFileHeaders(
  config: Pick<Config, 'publicUrl'>,
): (name: string) => Readonly<Record<string, string>> {
  const { 'X-Frame-Options': denied, ...framed } = makeSecurityHeaders(config);
  return (name) => {
    const policy = policies[name];
    if (!policy) return { ...framed, 'X-Frame-Options': denied ?? '' };
    return { ...framed, 'Content-Security-Policy': policy.join('; '), 'X-DNS-Prefetch-Control': 'off' };
  };
}
