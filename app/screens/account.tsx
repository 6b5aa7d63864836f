export function AccountScreen() {
  return <div className="page">Account</div>;
}
