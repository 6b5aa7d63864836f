/** What the server stores, and for how long. */
export function Stored() {
  return (
    <>
      <section aria-labelledby="with-account">
        <h2 id="with-account">With an account</h2>
        <p>The server then stores:</p>
        <ul className="prose-list">
          <li>
            your name, your e-mail address and a hash of your password, from which nobody can read the
            password, until you delete your account;
          </li>
          <li>
            what you do, your notes and your plans, so that they are on all your devices, until you delete
            your account;
          </li>
          <li>your questions to the assistant, only if you turn that on, and until you turn it off;</li>
          <li>
            for each login, the kind of browser and the times, for 12 hours, or 30 days if you ask to be
            remembered;
          </li>
          <li>
            for each network that you log in from, a hash that is not your address, for 90 days after the last
            login, so that strangers cannot lock you out;
          </li>
          <li>a link to set a new password, as a hash, for an hour;</li>
          <li>the time of day and the time zone of your calendar, if you make one, until you end it.</li>
        </ul>
      </section>
      <section aria-labelledby="for-everybody">
        <h2 id="for-everybody">For everybody</h2>
        <ul className="prose-list">
          <li>
            The log has the network address, the kind of page and the time of each request, to find faults and
            attacks. Whoever runs this site should delete it after 14 days.
          </li>
          <li>Limits count how often a network asks, as hashes, for at most a day.</li>
          <li>A report of a broken link is a number for the link and the day, without who sent it.</li>
        </ul>
      </section>
    </>
  );
}
