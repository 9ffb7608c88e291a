import { test } from "../support/camera.ts";
import { saysTheSameBeforeAndAfter } from "../support/hint-journey.ts";

test.use({ film: "nobody" });
saysTheSameBeforeAndAfter("Bring your face into the oval");
