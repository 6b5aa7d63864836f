/** A name for this browser that says nothing about it. */
export function readDevice(): string {
  const known = localStorage.getItem('device');
  if (known) return known;
  const device = crypto.randomUUID();
  localStorage.setItem('device', device);
  return device;
}
