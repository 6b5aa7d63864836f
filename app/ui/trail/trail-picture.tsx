import './trail-picture.css';

/** A trail over hills, with posts up to where it is lost from sight. A page may fill the posts. */
export function TrailPicture() {
  return (
    <div className="trail-picture" aria-hidden>
      <i />
      <i />
      <i />
    </div>
  );
}
