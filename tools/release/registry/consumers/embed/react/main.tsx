import { createRoot } from "react-dom/client";
import { Contacts } from "./contacts.tsx";

const place = document.querySelector("#app");
if (place) createRoot(place).render(<Contacts />);
